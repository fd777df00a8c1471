import type { PhotoRefusal } from '../../kit/ports.ts';
import type { Point } from './engine/geometry.ts';
import type { Axis } from './runs/layout.ts';

/** A message to the visitor, shown once and read aloud. */
export type Notice =
  | { kind: PhotoRefusal | 'opening' | 'no-painter' | 'no-paint' | 'grain-missing' | 'no-picture' }
  | {
      kind:
        | 'attached'
        | 'too-many'
        | 'glass'
        | 'not-a-front'
        | 'one-tap'
        | 'looking'
        | 'offered'
        | 'no-front'
        | 'taps'
        | 'added'
        | 'removed'
        | 'undone'
        | 'redone'
        | 'dividing'
        | 'not-divided'
        | 'sample-failed';
    }
  /** A line was moved: its place, 0 to 1. */
  | { kind: 'line'; axis: Axis; at: number }
  | { kind: 'corner'; corner: number; at: Point };

/** The message that a photo could not be opened, in the step that asks for one. */
export function refusalOf({
  step,
  notice,
}: {
  step: string;
  notice?: Notice | undefined;
}): Notice | undefined {
  const isRefusal = step === 'photo' && notice && notice.kind !== 'opening' && notice.kind !== 'glass';
  return isRefusal ? notice : undefined;
}
