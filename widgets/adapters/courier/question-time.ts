/** How long a request waits for its receipt before the visitor sees the page that the mail service sent instead, in ms. */
const patience = 8000;

/** Decides when the visitor sees the page of the mail service. */
export interface QuestionTime {
  /** A page came from the service: a captcha, an error or a thank-you page. Nobody can tell which. */
  pageCame(): void;
  /** There is nothing to ask any more. */
  end(): void;
}

/**
 * Calls `ask` once, 8 s from now, or when the page of the service comes, if that is later. Without such a page there is nothing to see, so
 * a network that hangs asks nothing.
 */
export function questionTime(ask: () => void): QuestionTime {
  const missing = new Set(['time', 'page']);
  const meet = (condition: string) => {
    if (missing.delete(condition) && missing.size === 0) ask();
  };
  const timer = setTimeout(meet, patience, 'time');
  return {
    pageCame: () => meet('page'),
    end() {
      clearTimeout(timer);
      missing.add('receipt');
    },
  };
}
