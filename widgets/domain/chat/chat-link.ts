/** What an answer can lead to. */
export const chatLinkTargets = [
  'call',
  'mail',
  'contact',
  'appointment',
  'colours',
  'calculator',
  'terms',
  'platform',
] as const;

/**
 * The target of an answer's link. `suffix` opens the calculator with a chosen service (`?service=…`) or with all fields (`#keuken?…`), and a
 * mail or the form with the visitor's question.
 */
export interface ChatLink {
  to: (typeof chatLinkTargets)[number];
  suffix?: string;
}
