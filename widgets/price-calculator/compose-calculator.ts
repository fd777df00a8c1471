import { inputProblems } from '../domain/calculator/completeness.ts';
import { readMeasurement } from '../domain/calculator/measurement.ts';
import { serviceRows } from '../domain/calculator/services.ts';
import { type Markup, type MarkupElement, readMarkup } from '../kit/early/markup.ts';
import type { CalculatorFragments } from './price-calculator.fragments.ts';
import { type ProjectData, visibleProblems } from './project.ts';

/** The number that stands for any in the fragments. Its separator is that of the language. */
export const exampleAmount = 1_234_567;
export const exampleCentimetres = '98765';

/** Composes the markup of the calculator in any state that has fragments: what the views would render. */
export function composeCalculator(fragments: CalculatorFragments): (state: ProjectData) => Markup[] {
  const known = new Map<string, Markup[]>();
  const read = (html: string) => {
    const markup = known.get(html) ?? readMarkup(html);
    known.set(html, markup);
    return markup as MarkupElement[];
  };
  const [calculator] = read(fragments.fresh) as [MarkupElement];
  const [form, panel] = calculator.children as [MarkupElement, MarkupElement];
  const [service, unasked, noScript, submit] = form.children as [
    MarkupElement,
    MarkupElement,
    MarkupElement,
    MarkupElement,
  ];
  const [button] = submit.children as [MarkupElement];

  return (state) => {
    const { input, calculated, stale, toast, unavailable } = state;
    const { projectType } = input;
    const problems = visibleProblems(state);
    const text = (name: string | undefined) =>
      fragments.problems[problems.get(name as 'length') ?? 'missing'];
    /** Each field without its problem, or with it. */
    const marked = (right: Markup, wrong: Markup): Markup => {
      if (typeof right === 'string' || typeof wrong === 'string') return right;
      if (right.attributes['part'] !== 'field')
        return withChildren(
          right,
          right.children.map((child, index) => marked(child, wrong.children[index] as Markup)),
        );
      const name = controlName(right);
      const field = problems.has(name as 'length')
        ? withProblem(wrong, right.attributes['role'] ? undefined : text(name))
        : right;
      return withQuestion(field, name);
    };
    const withQuestion = (field: MarkupElement, name: string | undefined) => {
      const asked = projectType && serviceRows[projectType].measurements.find((each) => each.name === name);
      const { centimetres } = asked ? readMeasurement(input[asked.name], asked.kind) : {};
      if (!centimetres) return field;
      const question = read(fragments.centimetres.replaceAll(exampleCentimetres, centimetres));
      return withChildren(field, [...field.children, ...question]);
    };
    const withAmount = (html: string) =>
      html.replace(/1(?<separator>\D)234\k<separator>567/, (_, separator) =>
        String(calculated?.price.amount).replace(/\B(?=(\d{3})+$)/g, separator),
      );
    const fields = projectType
      ? read(fragments.services[projectType][0]).map((right, index) =>
          marked(right, read(fragments.services[projectType][1])[index] as Markup),
        )
      : [unasked];
    const { 'aria-disabled': _, ...complete } = button.attributes;
    return [
      withChildren(calculator, [
        withChildren(form, [
          marked(service, read(fragments.serviceMissing)[0] as Markup),
          ...fields,
          noScript,
          withChildren(submit, [
            {
              ...button,
              attributes: inputProblems(input).size > 0 ? button.attributes : complete,
              children: stale ? [fragments.recalculate] : button.children,
            },
          ]),
        ]),
        calculated
          ? (read(
              withAmount(fragments[stale ? 'stale' : unavailable ? 'unavailable' : 'priced']),
            )[0] as Markup)
          : panel,
        ...(toast
          ? [{ ...(read(fragments.toasts[toast.message as 'missing'])[0] as MarkupElement), key: toast.n }]
          : []),
      ]),
    ];
  };
}

function withChildren(element: MarkupElement, children: Markup[]): MarkupElement {
  return { ...element, children };
}

/** The name of the control in a field. */
function controlName({ attributes, children }: MarkupElement): string | undefined {
  if (attributes['name']) return attributes['name'];
  for (const child of children) {
    const name = typeof child !== 'string' && controlName(child);
    if (name) return name;
  }
  return undefined;
}

function withProblem(field: MarkupElement, text: string | undefined): MarkupElement {
  if (!text) return field;
  return withChildren(
    field,
    field.children.map((child) =>
      typeof child !== 'string' && child.attributes['id']?.endsWith('-problem')
        ? withChildren(child, [text])
        : child,
    ),
  );
}
