import { ownOrigin } from '../kit/element/build-facts.ts';
import type { WidgetMeta } from '../kit/meta.ts';
import { examineCourier } from './courier.ts';
import { examineElement } from './examine-element.ts';
import { type Examination, type Finding, reportText } from './finding.ts';
import { examinePolicy } from './policy.ts';
import { examineScripts } from './scripts.ts';
import { examineStorage } from './storage.ts';

/**
 * Looks at the page and at some elements on it, for whoever wonders why a widget does not do what they expect. Sends nothing.
 *
 * @param more what else was found out about the page
 * @returns the report, which is printed as well
 */
export async function diagnose(
  elements: readonly { element: Element; meta: WidgetMeta }[],
  more: readonly Finding[] = [],
): Promise<string> {
  // First the courier: a policy that forbids it shows among what was refused.
  const courier = await examineCourier(ownOrigin);
  const page: Examination = {
    title: `Wrappie on ${location.href}`,
    findings: [...examineScripts(), courier, await examinePolicy(ownOrigin), await examineStorage(), ...more],
  };
  const report = reportText([page, ...elements.map(({ element, meta }) => examineElement(element, meta))]);
  console.info(report);
  return report;
}
