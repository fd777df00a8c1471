import type { WrapPriceCalculatorElement, WrapQuoteFormElement } from 'wrappie-widgets';

/*
 * A page without a framework. It is only compiled (types.test.ts): each `@ts-expect-error` is a wrong use that the typings must refuse,
 * and all other lines are right.
 */

const calculator = document.querySelector('wrap-price-calculator')!;
const form: WrapQuoteFormElement = document.createElement('wrap-quote-form');
const anyElement: HTMLElement = calculator;

// Properties accept the same values as the attributes.
calculator.service = 'keuken';
calculator.service = undefined;
calculator.partner = 'dealer-7';
calculator.lang = 'en';
form.projectType = 'raamfolie';
// @ts-expect-error: no such service.
calculator.service = 'dakgoot';
// @ts-expect-error: languages are nl and en.
calculator.lang = 'fr';
// @ts-expect-error: no such property.
calculator.projectType = 'raamfolie';
// @ts-expect-error: a property is named in camelCase.
form['project-type'] = 'raamfolie';

// Events by name, with what they carry.
calculator.addEventListener('wrap-price-calculated', function ({ detail }) {
  const price: number = detail.estimatedPrice;
  this.partner = `${price} ${detail.projectType.toUpperCase()}`;
  // @ts-expect-error: a price comes without a reference.
  detail.reference;
});
// Two widgets send this event, each with its own details.
calculator.addEventListener('wrap-quote-sent', ({ detail }) => detail.estimatedPrice);
const onSent = (event: CustomEvent<{ clientType: string; reference: string }>) => event.detail.reference;
form.addEventListener('wrap-quote-sent', onSent, { once: true });
form.removeEventListener('wrap-quote-sent', onSent);
// @ts-expect-error: the calculator does not send the kind of client.
calculator.addEventListener('wrap-quote-sent', onSent);
// @ts-expect-error: a listener of the other widget does not fit.
calculator.removeEventListener('wrap-quote-sent', onSent);
// @ts-expect-error: an event that is not ours has no known details.
calculator.addEventListener('wrap-price-calculatd', ({ detail }) => detail);
calculator.addEventListener('click', ({ clientX }) => clientX);

// They bubble: an ancestor receives the events of all widgets.
document.addEventListener('wrap-quote-sent', ({ detail }) => {
  const reference: string = detail.reference;
  // @ts-expect-error: only the calculator's has a price.
  detail.estimatedPrice;
  return 'estimatedPrice' in detail ? detail.estimatedPrice : reference;
});
anyElement.addEventListener('wrap-chat-answered', ({ detail }) => detail.topic);

// Methods of every widget.
const report: Promise<string> = calculator.diagnose();
// @ts-expect-error: a report is a promise.
const early: string = calculator.diagnose();

/** An element found in another way. */
export function isCalculator(element: Element): element is WrapPriceCalculatorElement {
  return element.localName === 'wrap-price-calculator' && [report, early].length > 0;
}
