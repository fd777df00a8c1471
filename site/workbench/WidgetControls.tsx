import type { Language } from '../../widgets/domain/text.ts';
import type { WidgetEntry } from '../../widgets/kit/entry.ts';
import type { WorkbenchWords } from './words.ts';

/** Two side by side where the controls are above the widget, so that the widget is not far down. */
export const rows = 'grid grid-cols-2 lg:grid-cols-1 gap-4';

/** Classes of the workbench's fields. */
export const field = 'mt-1 w-full h-12 px-3 rounded border border-line-strong bg-white';

/** The controls of one widget: its state and its attributes. The script shows those of the chosen widget. */
export function WidgetControls({
  widget: { meta, docs, examples },
  words,
  lang,
  shown,
}: {
  widget: WidgetEntry;
  words: WorkbenchWords;
  lang: Language;
  shown: boolean;
}) {
  const events = Object.keys(meta.events).join(' ');
  return (
    <fieldset data-controls={meta.tag} data-events={events} hidden={!shown} className="mt-4 min-w-0">
      <legend className="sr-only">{docs.title[lang]}</legend>
      <label className="block">
        {words.state}
        <select name="example" className={field}>
          {examples.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p className="my-4 font-semibold">{words.attributes}</p>
      <div className={rows}>
        {Object.entries(meta.attributes).map(([name, { values }]) => (
          <div key={name}>
            <label htmlFor={`${meta.tag}-${name}`}>
              <code>{name}</code>
            </label>
            {values ? (
              <select
                id={`${meta.tag}-${name}`}
                name={name}
                // Test mode by default, so that a trial does not send a request.
                defaultValue={name === 'mode' ? 'test' : ''}
                className={field}
              >
                <option value="">{words.absent}</option>
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ) : (
              <input
                id={`${meta.tag}-${name}`}
                type="text"
                name={name}
                placeholder={words.absent}
                autoComplete="off"
                className={field}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
