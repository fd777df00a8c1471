import { lookDocs } from '../../widgets/kit/look-docs.ts';
import type { CustomProperty } from '../../widgets/kit/theme/custom-properties.ts';
import { colours } from '../../widgets/kit/theme/tokens.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { control, isPlainColour, otherProperties, usualProperties } from './fields.ts';

/** A CSS property that takes the same values, so that the browser can validate the input. */
const knownFor: Record<CustomProperty['syntax'], string> = {
  '<color>': 'color',
  '<length>': 'width',
  '<integer>': 'z-index',
  '<number>': 'flex-grow',
  '*': 'font-family',
};

/** The attributes `theme` and `radius`, and every custom property with its default. Without a script it is a list, with one it is a form. */
export function ThemeFields({ context }: { context: PageContext }) {
  const words = say(context, {
    nl: {
      legend: 'Kleuren en vorm',
      ours: 'zoals de onze',
      more: 'Alle kleuren, maten en lettertypen',
      weak: 'Witte tekst is op deze kleur slecht te lezen: het contrast is',
      least: 'WCAG vraagt 4,5.',
    },
    en: {
      legend: 'Colours and shape',
      ours: 'like ours',
      more: 'All colours, sizes and fonts',
      weak: 'White text is hard to read on this colour: the contrast is',
      least: 'WCAG asks for 4.5.',
    },
  });
  const rows = (properties: readonly CustomProperty[]) =>
    properties.map((property) => <Field key={property.name} context={context} property={property} />);
  return (
    <fieldset disabled>
      <legend className="font-heading font-bold text-lg">{words.legend}</legend>
      <ColourField
        name="theme"
        value={colours.action}
        description={say(context, lookDocs.theme.description)}
      />
      <p role="status" data-weak="" hidden className="mt-2 p-3 rounded bg-danger-soft text-danger text-sm">
        {words.weak} <b />. {words.least}
      </p>
      {rows(usualProperties)}
      <label className="block mt-4 text-sm leading-snug">
        {say(context, lookDocs.radius.description)} <code className="text-ink-soft">radius</code>
        <select name="radius" className={`${control} select-arrow`}>
          <option value="">{words.ours}</option>
          {['0', '0.5', '1.5', '2'].map((factor) => (
            <option key={factor}>{factor}</option>
          ))}
        </select>
      </label>
      <details className="group mt-3 border-t border-b border-line-strong">
        <summary className="flex items-center justify-between gap-4 min-h-[3rem] font-semibold hover:text-action">
          {words.more}
          <Icon name="plus" className="size-5 transition-all group-open:[rotate:45deg]" />
        </summary>
        <div className="pb-4">{rows(otherProperties)}</div>
      </details>
    </fieldset>
  );
}

function Field({ context, property }: { context: PageContext; property: CustomProperty }) {
  const { name, description, default: value } = property;
  if (!isPlainColour(property))
    return (
      <label className="block mt-4 text-sm leading-snug">
        {say(context, description)} <code className="block text-ink-soft">{name}</code>
        <input
          type="text"
          name={name}
          placeholder={value}
          data-as={knownFor[property.syntax]}
          className={`${control} on-invalid:border-danger`}
        />
      </label>
    );
  return <ColourField name={name} value={value} description={say(context, description)} />;
}

function ColourField({ name, value, description }: { name: string; value: string; description: string }) {
  return (
    <label className="flex items-center gap-3 mt-2 text-sm leading-snug">
      <input
        type="color"
        name={name}
        defaultValue={value}
        className="shrink-0 size-11 p-1 rounded border border-line-strong bg-white"
      />
      <span className="min-w-0">
        {description} <code className="block text-ink-soft">{name}</code>
      </span>
    </label>
  );
}
