import { type PageContext, say } from '../lib/page-context.ts';
import { control, partnerPattern } from './fields.ts';
import type { PartnerWidget } from './partner-widgets.ts';

interface Props {
  context: PageContext;
  widget: PartnerWidget;
  shown: boolean;
}

/** A field for each attribute of a widget; those of the others are hidden until somebody chooses them. */
export function AttributeFields({ context, widget: { meta, docs }, shown }: Props) {
  const words = say(context, {
    nl: {
      settings: 'Instellingen',
      none: 'niet ingevuld',
      code: 'Alleen letters, cijfers, - _ en punt; hooguit 40.',
    },
    en: {
      settings: 'Settings',
      none: 'not set',
      code: 'Letters, digits, - _ and full stops only; 40 at most.',
    },
  });
  return (
    <fieldset disabled hidden={!shown} data-tag={meta.tag} className="no-script:hidden">
      <legend className="font-heading font-bold text-lg">{words.settings}</legend>
      {Object.entries(meta.attributes).map(([name, { values }]) => {
        const id = `${meta.tag}-${name}`;
        const about = docs.attributes[name]!;
        return (
          <div key={name} className="mt-4">
            <label htmlFor={id} className="font-semibold">
              <code>{name}</code>
            </label>
            <p id={`${id}-about`} className="text-sm text-ink-soft leading-snug">
              {say(context, about.description)}
            </p>
            {values ? (
              <select
                id={id}
                name={name}
                aria-describedby={`${id}-about`}
                className={`mt-1 ${control} select-arrow`}
              >
                <option value="">{words.none}</option>
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ) : (
              <input
                type="text"
                id={id}
                name={name}
                aria-describedby={`${id}-about`}
                pattern={name === 'partner' ? partnerPattern : undefined}
                className={`mt-1 ${control} on-invalid:border-danger`}
              />
            )}
            {name === 'partner' && (
              <p role="alert" hidden className="mt-1 text-sm text-danger">
                {words.code}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
