/** Maps files to the browser tests that a change in them can break. It is needed because specs do not import what they visit. */
export interface Touching {
  files: RegExp;
  /** Parts of the paths of specs; absent: none. */
  specs?: string[];
  /** Part of the names of visits to pages and examples; `own page` is the page made from the file. */
  visits?: string;
}

const forms = ['faults', 'photos', 'quote-form', 'partner-form', 'calculator-request', 'unsent'].map(
  (name) => `e2e/${name}`,
);
const calculator = [
  'calculat',
  'price',
  'element.',
  'hydration',
  'chosen-film',
  'quote-form-calculation',
].map((name) => `e2e/${name}`);

/** The first matching row counts. A file without a row runs everything, so leave a row out when unsure. */
export const touching: readonly Touching[] = [
  // Unit tests, documents and our own tools: a browser shows none of them.
  {
    files:
      /\.test\.tsx?$|^[^/]+\.md$|^docs\/|^site\/(?:dev|wordpress)\/|^supabase\/|^tests\/(?:bench|budget|changed|content|dev|package|types|film-photos|shots|wordpress)\//,
  },
  // Specs and their imports: Playwright finds those itself.
  { files: /^tests\/(?:e2e|hosts|walk|look|support|fixtures)\// },
  { files: /^widgets\/price-calculator\//, specs: calculator, visits: 'wrap-price-calculator' },
  {
    files: /^widgets\/quote-form\//,
    specs: ['e2e/quote-form', 'e2e/known-visitor'],
    visits: 'wrap-quote-form',
  },
  { files: /^widgets\/partner-form\//, specs: ['e2e/partner-form'], visits: 'wrap-partner-form' },
  { files: /^widgets\/partner-dashboard\//, specs: ['e2e/dashboard'], visits: 'wrap-partner-dashboard' },
  { files: /^widgets\/chat\//, specs: ['e2e/chat'], visits: 'wrap-chat' },
  {
    files: /^widgets\/film-visualiser\//,
    specs: ['e2e/film-visualiser/', 'e2e/chosen-film'],
    visits: 'wrap-film-visualiser',
  },
  { files: /^widgets\/language-switcher\//, specs: ['e2e/language'], visits: 'wrap-language-switcher' },
  { files: /^widgets\/unsent-requests\//, specs: ['e2e/unsent'], visits: 'wrap-unsent-requests' },
  { files: /^widgets\/(?:request|adapters)\//, specs: forms },
  { files: /^widgets\/domain\/calculator\//, specs: calculator, visits: 'wrap-price-calculator' },
  { files: /^widgets\/domain\/chat\//, specs: ['e2e/chat'] },
  {
    files: /^widgets\/domain\/film\//,
    specs: ['e2e/film-visualiser/', 'e2e/chosen-film'],
    visits: 'wrap-film-visualiser',
  },
  { files: /^widgets\/domain\/partner\//, specs: ['e2e/dashboard', 'e2e/partner-form'] },
  { files: /^widgets\/domain\/request\//, specs: forms },
  { files: /^site\/content\/(?:pages|blog)\//, visits: 'own page' },
  {
    files: /^site\/(?:content|blog|layouts|parts|sections)\//,
    specs: ['e2e/site', 'e2e/language'],
    visits: 'is as every page',
  },
  { files: /^site\/live-check\//, specs: ['e2e/check-live'] },
  { files: /^site\/partner-page\//, specs: ['e2e/widgets-page'], visits: '/widgets' },
  { files: /^site\/workbench\//, specs: ['e2e/workbench'] },
];
