import { inputProblems } from '../domain/calculator/completeness.ts';
import { readMeasurement } from '../domain/calculator/measurement.ts';
import { fieldOf } from '../domain/calculator/services.ts';
import { type Markup, type MarkupElement, readMarkup } from '../kit/early/markup.ts';
import type { CalculatorFragments } from './price-calculator.fragments.ts';
import { type ProjectData, visibleProblems } from './project.ts';

/** The number that stands for any in the fragments. Its separator is that of the language. */
export const exampleAmount = 1_234_567;
export const exampleCentimetres = '98765';

/**
 * Composes the markup of the calculator in any state that has fragments: what the views would render.
 *
 * @param fresh the markup before a service is chosen, or with the service of the element's attribute
 */
export function composeCalculator(
  fragments: CalculatorFragments,
  fresh: readonly Markup[] = readMarkup(fragments.fresh ?? ''),
): (state: ProjectData) => Markup[] {
  const known = new Map<string, Markup[]>();
  const read = (html: string) => {
    const markup = known.get(html) ?? readMarkup(html);
    known.set(html, markup);
    return markup as MarkupElement[];
  };
  const [calculator] = fresh as [MarkupElement];
  const [form, panel] = calculator.children as [MarkupElement, MarkupElement];
  const [service, unasked] = form.children as [MarkupElement, MarkupElement];
  const [noScript, submit] = form.children.slice(-2) as [MarkupElement, MarkupElement];
  const [button] = submit.children as [MarkupElement];
  const { classes, problem } = fragments.wrong;

  /** A field with its problem: a group says that a choice is missing, a measurement what is wrong. */
  const wrong = (field: MarkupElement, text: string): MarkupElement => {
    const isGroup = !!field.attributes['role'];
    let id = '';
    const change = (markup: Markup): Markup => {
      if (typeof markup === 'string') return markup;
      const { class: name = '', ...attributes } = markup.attributes;
      if (isGroup ? attributes['role'] : markup.tag === 'input') {
        id = attributes['id'] ?? (attributes['aria-labelledby'] as string).replace('-legend', '');
        const hint = attributes['aria-describedby'];
        attributes['aria-invalid'] = 'true';
        attributes['aria-describedby'] = `${id}-problem${hint ? ` ${hint}` : ''}`;
      }
      return {
        ...markup,
        attributes: name ? { ...attributes, class: classes[name] ?? name } : attributes,
        children: markup.children.map(change),
      };
    };
    const { attributes, children, ...rest } = change(field) as MarkupElement;
    const [example] = read(problem) as [MarkupElement];
    const says = {
      ...example,
      attributes: { ...example.attributes, id: `${id}-problem` },
      children: isGroup ? example.children : [text],
    };
    return { ...rest, attributes, children: [...children.slice(0, 2), says, ...children.slice(2)] };
  };

  return (state) => {
    const { input, calculated, stale, toast, unavailable } = state;
    const { projectType } = input;
    const problems = visibleProblems(state);
    const text = (name: string | undefined) =>
      fragments.problems[problems.get(name as 'length') ?? 'missing'];
    /** Each field as it is, or with its problem. What stays the same is the same object, which need not be compared. */
    const marked = (markup: Markup): Markup => {
      if (typeof markup === 'string') return markup;
      if (markup.attributes['part'] !== 'field') {
        const children = markup.children.map(marked);
        return children.every((child, index) => child === markup.children[index])
          ? markup
          : withChildren(markup, children);
      }
      const name = controlName(markup);
      return withQuestion(problems.has(name as 'length') ? wrong(markup, text(name)) : markup, name);
    };
    const withQuestion = (field: MarkupElement, name: string | undefined) => {
      const asked = projectType && fieldOf(projectType, name as 'length');
      const { centimetres } = asked ? readMeasurement(input[asked.name], asked.kind) : {};
      if (!centimetres) return field;
      const question = read(fragments.centimetres.replaceAll(exampleCentimetres, centimetres));
      return withChildren(field, [...field.children, ...question]);
    };
    const withAmount = (html: string) =>
      html.replace(/1(?<separator>\D)234\k<separator>567/, (_, separator) =>
        String(calculated?.price.amount).replace(/\B(?=(\d{3})+$)/g, separator),
      );
    const fields = projectType ? read(fragments.services[projectType]).map(marked) : [unasked];
    const { 'aria-disabled': _, ...complete } = button.attributes;
    return [
      withChildren(calculator, [
        withChildren(form, [
          marked(service),
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
