import type { MeasurementProblem } from '../domain/calculator/measurement.ts';
import {
  emptyInput,
  type PricedInput,
  type Service,
  serviceAliases,
  services,
  withService,
} from '../domain/calculator/services.ts';
import type { Language } from '../domain/text.ts';
import { changedClasses, type FragmentSource, partsOf } from '../kit/early/fragment-source.ts';
import { exampleAmount, exampleCentimetres } from './compose-calculator.ts';
import { priceCalculatorCopy } from './price-calculator.copy.ts';
import type { CalculatorData } from './price-calculator.state.ts';

/** The markup of the calculator, in the pieces that its first states are composed of, in one language. All of it was made by the views. */
export interface CalculatorFragments {
  lang: Language;
  /** The CSS of all pieces; none where the prerendered root has it. */
  styles?: string;
  /** The calculator before a service is chosen; none where the prerendered root shows it. */
  fresh?: string;
  /** The fields of each service, and other names of services. */
  services: Record<Service, string>;
  aliases: Readonly<Record<string, Service>>;
  /** What a field with a problem has in place of its classes, and in addition. */
  wrong: { classes: Record<string, string>; problem: string };
  /** The price, one that is out of date, and one while no request can be sent. */
  priced: string;
  stale: string;
  unavailable: string;
  toasts: Record<'missing' | 'invalid', string>;
  /** The question about a length that is probably in centimetres. */
  centimetres: string;
  problems: Record<MeasurementProblem | 'missing', string>;
  recalculate: string;
}

/**
 * Makes the fragments. Runs in Node, at build time.
 *
 * @throws Error when the views no longer have the structure that the pieces are cut from
 */
export function fragments(
  lang: Language,
  render: FragmentSource<Partial<CalculatorData>>,
): Omit<CalculatorFragments, 'styles'> {
  const drawn = (state: Partial<CalculatorData>) => partsOf(render(state));
  const form = (state: Partial<CalculatorData>) => drawn(state).child(0);
  const fieldsOf = (service: Service, state: Partial<CalculatorData> = {}) =>
    form({ input: withService(emptyInput, service), ...state })
      .html(1, -2)
      .replaceAll(' checked=""', '');
  const missing = form({ marked: true }).html(0, 1) + fieldsOf('keuken', { marked: true });
  const [problem = ''] = missing.match(problems) ?? [];
  const kitchen = withService(emptyInput, 'keuken') as PricedInput;
  const calculated = { input: kitchen, price: { amount: exampleAmount } as never };
  const copy = priceCalculatorCopy[lang];
  const toast = (message: 'missing' | 'invalid') => drawn({ toast: { message, n: 1 } }).html(2);
  const long = { ...withService(emptyInput, 'deuren'), length: exampleCentimetres };
  const asked = form({ input: long }).child(1).child(1).child(0);
  return {
    lang,
    fresh: render({}),
    aliases: serviceAliases,
    wrong: {
      classes: changedClasses(form({}).html(0, 1) + fieldsOf('keuken'), missing.replace(problems, '')),
      problem,
    },
    priced: drawn({ input: kitchen, calculated }).html(1, 2),
    unavailable: drawn({ input: kitchen, calculated, unavailable: true }).html(1, 2),
    stale: drawn({ input: kitchen, calculated, stale: true }).html(1, 2),
    toasts: { missing: toast('missing'), invalid: toast('invalid') },
    centimetres: asked.html(-1),
    problems: { ...copy.problems, missing: copy.missing('length') },
    recalculate: copy.recalculate,
    services: Object.fromEntries(services.map((service) => [service, fieldsOf(service)])) as never,
  };
}

const problems = /<p id="[^"]*-problem"[^>]*>[^<]*<\/p>/g;
