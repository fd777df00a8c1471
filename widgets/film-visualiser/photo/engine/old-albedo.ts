import type { PreparedFront } from './prepare-front.ts';
import type { RoomLight } from './room-light.ts';

/** What no old front reflects less or more than. */
const [blackest, whitest] = [0.03, 0.85];
/** What wood in its warm colours mostly reflects: it has a say where there is such a colour. */
const wood = 0.26;
/** Surfaces as alike as that are one material: ln of light, and of its colours. */
const alike = { light: Math.log(4), colour: 0.3 };

/**
 * What each front's old surface reflects of the light, 0 to 1. A dark front in good light and a pale one in the dark look the same,
 * so fronts that may be of one material are judged together, against the light of the room: what is darker among them is in
 * the shade, and stays so.
 */
export function oldAlbedos(fronts: readonly PreparedFront[], room: RoomLight): number[] {
  const groups = groupsOf(fronts);
  return fronts.map((_, i) => {
    const members = fronts.filter((_, j) => groups[j] === groups[i]);
    const told = middle(members) - Math.log(room.level);
    const warmth = members.reduce((sum, { usual }) => sum + usual.warmth, 0) / members.length - room.warmth;
    const isWood = Math.min(Math.max((warmth - 0.5) / 0.5, 0), 1);
    const share = Math.exp(told + 0.5 * isWood * (Math.log(wood) - told));
    return Math.min(Math.max(share, blackest), whitest);
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

/** The light of the front in the middle, by area, when they lie from dark to bright. */
function middle(fronts: readonly PreparedFront[]): number {
  const sorted = [...fronts].sort((a, b) => a.usual.light - b.usual.light);
  let left = sorted.reduce((sum, { pixels }) => sum + pixels, 0) / 2;
  for (const { pixels, usual } of sorted) {
    left -= pixels;
    if (left <= 0) return usual.light;
  }
  return 0;
}
