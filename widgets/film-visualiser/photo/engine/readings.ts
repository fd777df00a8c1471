import type { Reading } from './paint-front.ts';
import type { PreparedFront } from './prepare-front.ts';
import type { RoomLight } from './room-light.ts';

/** What no old front reflects less or more than. */
const [blackest, whitest] = [0.03, 0.85];
/** What wood in its warm colours mostly reflects: it has a say where there is such a colour. */
const wood = 0.26;
/** How much of a difference in colour between such fronts is light. */
const keptDifference = 0.8;
/** Surfaces as alike as that are one material: ln of light, and of its colours. */
const alike = { light: Math.log(4), colour: 0.3 };

/**
 * Parts what each front's old surface reflects from the light on it. A dark front in good light and a pale one in the dark look the
 * same, so fronts that may be of one material are judged together, against the light of the room: what is darker or warmer among
 * them is in a darker or warmer light, and stays so.
 */
export function readings(fronts: readonly PreparedFront[], room: RoomLight): Omit<Reading, 'lighter'>[] {
  const groups = groupsOf(fronts);
  return fronts.map(({ usual }, i) => {
    const members = fronts.filter((_, j) => groups[j] === groups[i]);
    const ofGroup = (member: 'light' | 'warmth') => middle(members, member);
    const warmth = ofGroup('warmth');
    const told = ofGroup('light') - Math.log(room.level);
    const isWood = Math.min(Math.max((warmth - room.warmth - 0.5) / 0.5, 0), 1);
    const albedo = Math.exp(told + 0.5 * isWood * (Math.log(wood) - told));
    return {
      albedo: Math.min(Math.max(albedo, blackest), whitest),
      // In coarse steps: fronts in about the same light share their tables.
      warmth: Math.round(20 * (room.warmth + keptDifference * (usual.warmth - warmth))) / 20,
    };
  });
}

/** For each front the number of its group: whoever is like one member belongs to it. */
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

/** What the front in the middle has, by area. */
function middle(fronts: readonly PreparedFront[], of: 'light' | 'warmth'): number {
  const sorted = [...fronts].sort((a, b) => a.usual[of] - b.usual[of]);
  let left = sorted.reduce((sum, { pixels }) => sum + pixels, 0) / 2;
  for (const { pixels, usual } of sorted) {
    left -= pixels;
    if (left <= 0) return usual[of];
  }
  return 0;
}
