import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { InputName } from '../domain/calculator/completeness.ts';
import type { Language } from '../domain/text.ts';
import { fakePorts } from '../request/ports.fixture.ts';
import { PriceCalculator } from './PriceCalculator.tsx';
import { priceCalculatorCopy } from './price-calculator.copy.ts';
import type { CalculatorState } from './price-calculator.state.ts';
import { createPriceCalculatorStore } from './price-calculator.store.ts';
import { widget } from './price-calculator.widget.ts';

await widget.loadAll();

const company = { name: 'Wrappie', phone: '010 1', phoneInternational: '+3110', email: 'info@wrappie.test' };

/** A calculator without a browser: what a visitor does is an action of its store, and what they see is the markup of its state. */
export class ShownCalculator {
  readonly #store = storeOf();
  readonly #lang: Language;

  constructor(lang: Language = 'nl') {
    this.#lang = lang;
  }

  get state(): CalculatorState {
    return this.#store.getState();
  }

  fill(filling: Record<string, string>): void {
    for (const [name, value] of Object.entries(filling)) this.state.change(name as InputName, value);
  }

  /** The markup of the current state. React renders only the initial state of a store in Node, so another store starts with it. */
  get markup(): Document {
    const store = storeOf(this.state);
    const props = { store, copy: priceCalculatorCopy[this.#lang], lang: this.#lang, company };
    return parseHTML(`<html><body>${renderToString(createElement(PriceCalculator, props))}</body></html>`)
      .document;
  }

  /** The texts of the matching elements, with plain spaces. */
  texts(selector: string): string[] {
    return [...this.markup.querySelectorAll(selector)].map(textOf);
  }

  /** All that is shown. */
  get text(): string {
    return textOf(this.markup.body);
  }

  button(text: string): Element | undefined {
    return [...this.markup.querySelectorAll('button')].find((each) => textOf(each) === text);
  }

  /** Names of all fields, in the order of the form. A group of choices counts once. */
  get fieldNames(): string[] {
    return [...new Set(this.#attributes('[name]', 'name'))];
  }

  /** The values of the ticked choices. */
  get chosen(): string[] {
    return this.#attributes('[checked]', 'value');
  }

  #attributes(selector: string, name: string): string[] {
    return [...this.markup.querySelectorAll(selector)].map((each) => each.getAttribute(name) ?? '');
  }
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function storeOf(initial: Partial<CalculatorState> = {}) {
  return createPriceCalculatorStore({
    attributes: {},
    ports: fakePorts({
      recallForVisit: () => undefined,
      rememberForVisit: () => true,
      pageAddress: () => new URL('https://www.voorbeeld.nl/prijscalculator'),
      now: () => new Date(2026, 0, 15),
      ownOrigin: () => 'https://www.voorbeeld.nl',
    }),
    emit() {},
    initial,
  });
}
