import type { Language } from '../../domain/text.ts';
import { type LazyPart, lazyPart } from '../../kit/lazy-part.ts';
import type { PhotoStudioCopy } from './photo-studio.copy.ts';
import type { Subject } from './subject.ts';

/** The studio for the visitor's own photo. It loads only when the visitor opens it. */
export const photoStudioPart = lazyPart(() => import('./photo-studio.part.ts'));

/** Its texts by language, apart: a visitor reads one. */
export const photoStudioCopy: Record<Language, LazyPart<{ copy: Record<Subject, PhotoStudioCopy> }>> = {
  nl: lazyPart(() => import('./photo-studio.nl.copy.ts')),
  en: lazyPart(() => import('./photo-studio.en.copy.ts')),
};
