import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Quad } from '../../../widgets/film-visualiser/photo/engine/geometry.ts';
import type { Room } from './measuring-set.ts';

/**
 * A room four times, to learn from: as it is and mirrored, each also from where another name puts the camera, with other noise. What is
 * learned from them must not depend on a side, and depends less on one photo.
 *
 * @param folder where the mirrored renders are written
 */
export async function variants(room: Room, folder: string): Promise<Room[]> {
  const other = mirrored(room, join(folder, `${room.name}-mirrored.png`));
  if (!existsSync(other.file)) await sharp(room.file).flop().png({ compressionLevel: 1 }).toFile(other.file);
  const again = (seen: Room): Room => ({ ...seen, name: `${seen.name}-again` });
  return [room, other, again(room), again(other)];
}

function mirrored(room: Room, file: string): Room {
  const mirror = ([a, b, c, d]: Quad): Quad =>
    [b, a, d, c].map(({ x, y }) => ({ x: room.width - x, y })) as unknown as Quad;
  const runs = room.runs.map((run) => {
    const last = Math.max(...run.fronts.map(({ column }) => column));
    const fronts = run.fronts.map((front) => ({
      ...front,
      quad: mirror(front.quad),
      column: last - front.column,
    }));
    return { ...run, quad: mirror(run.quad), fronts };
  });
  return { ...room, name: `${room.name}-mirrored`, file, runs };
}
