import type { PhotoRefusal } from '../../kit/ports.ts';
import type { Point } from './engine/geometry.ts';

/** A message to the visitor, shown once and read aloud. */
export type Notice =
  | { kind: PhotoRefusal | 'opening' | 'no-painter' | 'no-paint' | 'grain-missing' | 'no-picture' }
  | {
      kind:
        | 'attached'
        | 'too-many'
        | 'glass'
        | 'not-a-front'
        | 'taps'
        | 'added'
        | 'removed'
        | 'undone'
        | 'redone';
    }
  | { kind: 'corner'; corner: number; at: Point };
