import type { WrapPriceCalculatorElement, WrapQuoteFormElement } from 'wrappie-widgets';

/*
 * A page without a framework. Only compiled (types.test.ts): each `@ts-expect-error` is a wrong use, which the
 * typings must refuse, and all other lines are right.
 */

const calculator = document.querySelector('wrap-price-calculator')!;
const form: WrapQuoteFormElement = document.createElement('wrap-quote-form');
const anyElement: HTMLElement = calculator;

// Properties, which take what the attributes take.
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
// Two widgets tell this, each in its own way.
calculator.addEventListener('wrap-quote-sent', ({ detail }) => detail.estimatedPrice);
const onSent = (event: CustomEvent<{ clientType: string; reference: string }>) => event.detail.reference;
form.addEventListener('wrap-quote-sent', onSent, { once: true });
form.removeEventListener('wrap-quote-sent', onSent);
// @ts-expect-error: the calculator does not tell the kind of client.
calculator.addEventListener('wrap-quote-sent', onSent);
// @ts-expect-error: nor can it have been listening for it.
calculator.removeEventListener('wrap-quote-sent', onSent);
// @ts-expect-error: an event that is not ours carries nothing that is known.
calculator.addEventListener('wrap-price-calculatd', ({ detail }) => detail);
calculator.addEventListener('click', ({ clientX }) => clientX);

// They bubble: further up one hears the event of whichever widget.
document.addEventListener('wrap-quote-sent', ({ detail }) => {
  const reference: string = detail.reference;
  // @ts-expect-error: only the calculator's has a price.
  detail.estimatedPrice;
  return 'estimatedPrice' in detail ? detail.estimatedPrice : reference;
});
anyElement.addEventListener('wrap-chat-answered', ({ detail }) => detail.topic);

// What every widget can be asked.
const report: Promise<string> = calculator.diagnose();
// @ts-expect-error: a report takes its time.
const early: string = calculator.diagnose();

/** An element found in some other way. */
export function isCalculator(element: Element): element is WrapPriceCalculatorElement {
  return element.localName === 'wrap-price-calculator' && [report, early].length > 0;
}
