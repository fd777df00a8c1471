import type { Service } from '../domain/services.ts';
import { type KnownVisitor, noFilm } from './known-visitor.ts';

/**
 * Tells the visitor's forms which film they want, seen in which room (empty for a photo of their own), on what. A film that
 * was told before is told anew: they may have turned away from it since.
 */
export function tellFilm(
  visitor: KnownVisitor,
  chosen: { film: string; room: string; service: Service },
): void {
  visitor.setState(noFilm);
  visitor.setState(chosen);
}
