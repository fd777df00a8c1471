import { lookAttributes } from '../../widgets/kit/meta.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import type { PartnerWidget } from '../lib/widgets/partner-widgets.ts';
import { usualAttributes } from './default-snippet.ts';
import { control, partnerPattern } from './fields.ts';

interface Props {
  context: PageContext;
  widget: PartnerWidget;
  shown: boolean;
}

/**
 * Not among a widget's own fields: `mode` is for tests, in which no request would arrive, and for the few devices that visitors share. The
 * others are the same for every widget (`ThemeFields.tsx`).
 */
const elsewhere = ['mode', ...Object.keys(lookAttributes)];

/**
 * A field for each attribute of a widget's own. Only the fields of the chosen widget are shown.
 */
export function AttributeFields({ context, widget, shown }: Props) {
  const { meta, docs } = widget;
  const usual = usualAttributes(widget, context.lang);
  const words = say(context, {
    nl: {
      settings: 'Instellingen',
      none: 'niet ingevuld',
      code: 'Alleen letters, cijfers en streepjes; hooguit 61. Bij een andere code zijn er geen cijfers.',
    },
    en: {
      settings: 'Settings',
      none: 'not set',
      code: 'Letters, digits and hyphens only; 61 at most. No other code can have figures.',
    },
  });
  return (
    <fieldset disabled hidden={!shown} data-tag={meta.tag} className="no-script:hidden">
      <legend className="font-heading font-bold text-lg">{words.settings}</legend>
      {Object.entries(meta.attributes).map(([name, { values }]) => {
        if (elsewhere.includes(name)) return null;
        const id = `${meta.tag}-${name}`;
        const isCode = name === 'partner';
        return (
          <div key={name} className="mt-4 text-sm leading-snug">
            <label htmlFor={id}>
              {say(context, docs.attributes[name]!.description)} <code className="text-ink-soft">{name}</code>
            </label>
            {values ? (
              <select id={id} name={name} defaultValue={usual[name]} className={`${control} select-arrow`}>
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
                pattern={isCode ? partnerPattern : undefined}
                aria-describedby={isCode ? `${id}-wrong` : undefined}
                className={`${control} on-invalid:border-danger`}
              />
            )}
            {isCode && (
              <p role="alert" id={`${id}-wrong`} hidden className="text-danger">
                {words.code}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
