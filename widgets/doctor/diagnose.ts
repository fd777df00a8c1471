import { ownOrigin } from '../kit/element/build-facts.ts';
import type { WidgetMeta } from '../kit/meta.ts';
import { examineCourier } from './courier.ts';
import { examineElement } from './examine-element.ts';
import { type Examination, type Finding, reportText } from './finding.ts';
import { examineFrame } from './frame.ts';
import { examinePolicy } from './policy.ts';
import { examineScripts } from './scripts.ts';
import { examineStorage } from './storage.ts';

/**
 * Examines the page and some elements on it, for a page author whose widget does not do what they expect. Sends nothing.
 *
 * @param more other findings about the page
 * @returns the report, which is printed as well
 */
export async function diagnose(
  elements: readonly { element: Element; meta: WidgetMeta }[],
  more: readonly Finding[] = [],
): Promise<string> {
  // The courier comes first: a policy that blocks it then shows among the violations.
  const courier = await examineCourier(ownOrigin);
  const page: Examination = {
    title: `Wrappie on ${location.href}`,
    findings: [
      ...examineScripts(),
      ...examineFrame(),
      courier,
      await examinePolicy(ownOrigin),
      await examineStorage(),
      ...more,
    ],
  };
  const report = reportText([page, ...elements.map(({ element, meta }) => examineElement(element, meta))]);
  console.info(report);
  return report;
}
