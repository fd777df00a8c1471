import type { Reading } from './paint-front.ts';
import type { PreparedFront } from './prepare-front.ts';
import type { RoomLight } from './room-light.ts';

/** The smallest and largest albedo of an old front. */
const [blackest, whitest] = [0.03, 0.85];
/**
 * The highest usual albedo of wood in its warm colours. Walls are often darker than white, or in less light than the fronts: the room's
 * light is then read too low and the wood too pale, but hardly ever the other way round. So a front that looks darker is believed.
 */
const wood = 0.27;
/** How much warmer the old fronts make the walls that the light is read from, for the share of the photo that they fill. */
const bounce = 0.1;
/** The share of the colour difference between such fronts that comes from the light. */
const keptDifference = 0.8;
/** The largest difference between surfaces of the same material: ln of light, and of its colours. */
const alike = { light: Math.log(4), colour: 0.3 };

/**
 * Separates the albedo of each front's old surface from the light on it. A dark front in bright light and a pale one in the dark look the
 * same. Fronts of possibly the same material are therefore judged together, against the light of the room: a darker or warmer one among
 * them is in darker or warmer light, and stays so.
 */
export function readings(
  fronts: readonly PreparedFront[],
  room: RoomLight,
): Pick<Reading, 'albedo' | 'warmth'>[] {
  const groups = groupsOf(fronts);
  // A front outside the photo has no warmth.
  const warmer = fronts.reduce(
    (sum, { usual, pixels }) => sum + (pixels * (usual.warmth - room.warmth) || 0),
    0,
  );
  const roomWarmth = room.warmth - (bounce * warmer) / room.pixels;
  return fronts.map(({ usual }, i) => {
    const members = fronts.filter((_, j) => groups[j] === groups[i]);
    const ofGroup = (member: 'light' | 'warmth') => middle(members, member);
    const warmth = ofGroup('warmth');
    const logAlbedo = ofGroup('light') - Math.log(room.level);
    const isWood = Math.min(Math.max((warmth - roomWarmth - 0.5) / 0.5, 0), 1);
    const albedo = Math.exp(logAlbedo - isWood * Math.max(logAlbedo - Math.log(wood), 0));
    return {
      albedo: Math.min(Math.max(albedo, blackest), whitest),
      // In coarse steps, so that fronts in similar light share their tables.
      warmth: Math.round(20 * (roomWarmth + keptDifference * (usual.warmth - warmth))) / 20,
    };
  });
}

/** The group number of each front. A front belongs to a group if it is similar to one of its members. */
function groupsOf(fronts: readonly PreparedFront[]): number[] {
  const groups = fronts.map((_, i) => i);
  fronts.forEach((front, i) => {
    fronts.slice(0, i).forEach((other, j) => {
      if (!areAlike(front, other)) return;
      const [from, to] = [groups[i]!, groups[j]!];
      groups.forEach((group, k) => {
        if (group === from) groups[k] = to;
      });
    });
  });
  return groups;
}

function areAlike({ usual: a }: PreparedFront, { usual: b }: PreparedFront): boolean {
  return (
    Math.abs(a.light - b.light) < alike.light &&
    Math.abs(a.warmth - b.warmth) < 2 * alike.colour &&
    Math.abs(a.greenness - b.greenness) < alike.colour
  );
}

/** The median value, weighted by area. */
function middle(fronts: readonly PreparedFront[], of: 'light' | 'warmth'): number {
  const sorted = [...fronts].sort((a, b) => a.usual[of] - b.usual[of]);
  let left = sorted.reduce((sum, { pixels }) => sum + pixels, 0) / 2;
  for (const { pixels, usual } of sorted) {
    left -= pixels;
    if (left <= 0) return usual[of];
  }
  return 0;
}
