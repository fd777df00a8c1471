import fc from 'fast-check';
import type { Visited } from './early-visit.ts';

/** A step of a visitor. A position counts among what is there at that moment, and starts again after the last. */
export type Step =
  | { do: 'choose' | 'focus' | 'leave' | 'clear'; at: number }
  | { do: 'type'; at: number; text: string }
  | { do: 'calculate' | 'enter' | 'closeToast' | 'centimetres' };

const at = fc.nat(30);

/** Steps as visitors take them, often towards a price. */
export const calculatorStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('choose' as const), at }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      at,
      text: fc.constantFrom(
        '4',
        '12',
        '2,5',
        '250',
        '1.250,5',
        'abc',
        '-3',
        '1,5 m',
        '9999999',
        ' ',
        '80 cm',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('focus' as const, 'leave' as const, 'clear' as const), at }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('calculate' as const, 'calculate' as const, 'enter' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('closeToast' as const, 'centimetres' as const) }) },
);

/** What a calculator shows after the steps of a visitor, and what it told the page meanwhile. */
export interface Shown {
  markup: string;
  values: string[];
  focus: string;
  events: string[];
  errors: string[];
}

/** Opens a page with a calculator in a frame, and takes the steps there (see `Visits.takeSteps`). */
export async function takeSteps(
  open: string,
  describe: string,
  address: string,
  steps: readonly Step[],
  releaseAt: number,
): Promise<Shown> {
  const openVisit = new Function(`return ${open}`)() as typeof import('./early-visit.ts').openVisit;
  const describeVisit = new Function(
    `return ${describe}`,
  )() as typeof import('./early-visit.ts').describeVisit;
  const { view, host, shadow, release, until, hydrated, type, end } = await openVisit<
    Visited & { told: string[] }
  >(
    address,
    'wrap-price-calculator',
    "window.told=[];addEventListener('wrap-price-calculated',({detail})=>told.push(JSON.stringify(detail)))",
  );
  const inputs = (type: string) => [...shadow.querySelectorAll<HTMLInputElement>(`input[type=${type}]`)];
  const pick = <T>(all: T[], at: number) => all[at % all.length];
  const click = (selector: string) => shadow.querySelector<HTMLElement>(selector)?.click();
  const take = (step: Step) => {
    if (step.do === 'choose') {
      const control = pick(inputs('radio'), step.at);
      control?.focus();
      control?.click();
    } else if (step.do === 'type') type(pick(inputs('text'), step.at), step.text);
    else if (step.do === 'clear') type(pick(inputs('text'), step.at), '');
    else if (step.do === 'focus') pick(inputs('text'), step.at)?.focus();
    else if (step.do === 'leave') (shadow.activeElement as HTMLElement | null)?.blur();
    else if (step.do === 'calculate') click('[part=calculate]');
    else if (step.do === 'enter') shadow.querySelector('form')?.requestSubmit();
    else if (step.do === 'closeToast') click('[popover] button');
    else click('[role=status] button');
  };

  await until(() => Reflect.has(host, Symbol.for('wrappie.early')));
  if (releaseAt < 0) {
    release();
    await hydrated();
  }
  for (const [index, step] of steps.entries()) {
    if (index === releaseAt) release();
    take(step);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  release();
  await hydrated();
  // What follows a price loads with the first use.
  await until(() => !shadow.querySelector('[part=price]') || shadow.querySelector('[part=explanation]'));

  const shown = {
    ...describeVisit(shadow),
    values: [
      ...inputs('text').map(({ name, value }) => `${name}=${value}`),
      ...inputs('radio')
        .filter(({ checked }) => checked)
        .map(({ name, value }) => `${name}=${value}`),
    ],
    events: view.told,
    errors: view.errors,
  };
  end();
  return shown;
}
