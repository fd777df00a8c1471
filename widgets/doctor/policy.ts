import type { Finding } from './finding.ts';

/** The members of a reported violation that we read. */
interface Violation {
  blockedURL?: string | null;
  effectiveDirective?: string;
}

/**
 * What the page's policy has refused so far. Chromium keeps all violations; other browsers report none.
 *
 * @param origin ours: violations of other origins do not concern us
 */
export async function examinePolicy(origin: string): Promise<Finding> {
  if (!('ReportingObserver' in window))
    return {
      about: 'policy',
      state: 'notice',
      text: 'this browser does not tell what was refused',
      advice: 'look for Content-Security-Policy in its console, or use Chromium',
    };
  const ours = (await violations()).filter(({ blockedURL }) => blockedURL?.startsWith(origin));
  if (ours.length === 0) return { about: 'policy', state: 'good', text: 'has refused nothing of ours' };
  const refused = [...new Set(ours.map((each) => `${each.blockedURL} (${each.effectiveDirective})`))];
  const directives = [...new Set(ours.map(({ effectiveDirective }) => plain(effectiveDirective)))];
  return {
    about: 'policy',
    state: 'problem',
    text: `refused ${refused.join(', ')}`,
    advice: `add ${origin} to ${directives.join(' and ')}`,
  };
}

/** A policy says `script-src` where a violation says `script-src-elem`. */
function plain(directive = ''): string {
  return directive.replace(/-(?:elem|attr)$/, '');
}

function violations(): Promise<Violation[]> {
  const found: Violation[] = [];
  const take = (reports: readonly { body?: unknown }[]) =>
    found.push(...reports.map(({ body }) => body as Violation));
  return new Promise((resolve) => {
    const observer = new ReportingObserver((reports) => take(reports), {
      types: ['csp-violation'],
      buffered: true,
    });
    observer.observe();
    // Buffered reports are delivered in a separate task.
    setTimeout(() => {
      take(observer.takeRecords());
      observer.disconnect();
      resolve(found);
    }, 100);
  });
}
