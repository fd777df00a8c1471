import { loadFacts } from '../../../site/lib/content/facts.ts';
import { partnerShare } from '../../../widgets/domain/partner/partner-share.ts';
import { mostPhotos } from '../../../widgets/request/request-state.ts';
import type { CodeFigure } from './code-figures.ts';
import type { FigureKind } from './find-figures.ts';

const { claims, glass, platform, prices, privacy, terms } = loadFacts();

/** What a figure that is typed in the code must equal. Widgets carry no facts but the assistant's: each would be bytes for a visitor. */
interface CodeSource {
  /** The beginning of the path of its file. */
  in: string;
  kind: FigureKind;
  values: readonly (number | undefined)[];
  what: string;
}

export const codeSources: readonly CodeSource[] = [
  { in: 'widgets/', kind: 'duration', values: [claims.replyHours], what: 'claims.replyHours' },
  {
    in: 'widgets/unsent-requests/',
    kind: 'duration',
    values: [privacy['outboxDays']],
    what: 'privacy.outboxDays',
  },
  {
    in: 'widgets/price-calculator/price-sheet',
    kind: 'duration',
    values: [terms['quoteDays']],
    what: 'terms.quoteDays',
  },
  {
    in: 'widgets/quote-form/',
    kind: 'amount',
    values: [prices['advice'], prices['freeVisitFrom']],
    what: 'prices.advice, prices.freeVisitFrom',
  },
  {
    in: 'widgets/partner-dashboard/partner-dashboard.copy',
    kind: 'percentage',
    values: [platform.wrapperPercent, partnerShare * 100].filter((share, _, all) => share === all[0]),
    what: 'platform.wrapperPercent',
  },
  {
    in: 'widgets/domain/calculator/labels',
    kind: 'percentage',
    values: Object.values(glass).flatMap((tint) => (tint.match(/\d+/g) ?? []).map(Number)),
    what: 'glass',
  },
  { in: 'widgets/request/request.copy', kind: 'count', values: [mostPhotos], what: 'mostPhotos' },
  { in: 'site/parts/Stars', kind: 'count', values: [claims.ratingScale], what: 'claims.ratingScale' },
];

/** Typed figures that nothing else in the code knows. */
export const codeExceptions: readonly { in: string; values: readonly number[]; because: string }[] = [
  {
    in: 'widgets/request/request.copy',
    values: [50],
    because: 'mostPixels of adapters/photos, which no test can load without a browser',
  },
  {
    in: 'widgets/film-visualiser/photo/photo-studio.',
    values: [50],
    because: 'the same limit of a photo',
  },
  {
    in: 'widgets/film-visualiser/photo/photo-studio.',
    values: [1, 10],
    because: 'how far an arrow key moves a corner',
  },
  { in: 'widgets/partner-dashboard/sample-data', values: [8], because: 'an invented job of the dashboard' },
  {
    in: 'widgets/domain/chat/chat-texts',
    values: [12, 4, 3],
    because: 'examples of what to ask; a test prices the kitchen',
  },
  { in: 'widgets/chat/chat.copy', values: [12], because: 'an example of what to ask' },
  {
    in: 'widgets/domain/chat/chat-project-words',
    values: [1, 2],
    because: 'words that are recognised, not shown',
  },
];

/** What a typed figure equals, or why it may stand; nothing, if it is from nowhere. */
export function codeSource({ file, figure }: CodeFigure): string | undefined {
  const source = codeSources.find(
    (source) =>
      file.startsWith(source.in) && source.kind === figure.kind && source.values.includes(figure.value),
  );
  const exception = codeExceptions.find(
    (exception) => file.startsWith(exception.in) && exception.values.includes(figure.value),
  );
  return source?.what ?? exception?.because;
}
