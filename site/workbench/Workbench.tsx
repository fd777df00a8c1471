import { addressOf } from '../../widgets/domain/addresses.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { entries } from '../../widgets/entries.ts';
import type { WidgetEntry } from '../../widgets/kit/entry.ts';
import { stateAddress } from './address.ts';
import { hosts } from './hosts.ts';
import { field, rows, WidgetControls } from './WidgetControls.tsx';
import { type WorkbenchWords, workbenchWords } from './words.ts';

/** Widths of a phone, a tablet and a desktop, in px. */
const widths = [360, 768, 1280];

/** Every widget, in every state, on every kind of page. Without scripts it is a list of links to them. */
export function Workbench({ lang }: { lang: Language }) {
  const words = workbenchWords[lang];
  return (
    <main className="lg:grid lg:grid-cols-[20rem_1fr] lg:min-h-screen">
      <div className="p-4 md:p-8 bg-sand lg:sticky lg:top-0 lg:h-screen lg:overflow-y-auto">
        <h1 className="text-title-sm">{words.title}</h1>
        <p className="mt-2 text-ink-soft">{words.description}</p>
        <p className="mt-2">
          <a href={addressOf('/workbench/sections', lang)} className="underline">
            {words.sections}
          </a>
        </p>
        <Controls words={words} lang={lang} />
      </div>
      <div className="min-w-0 p-4 md:p-8">
        <div data-preview hidden>
          <p>
            <a data-alone href={stateAddress('wrap-price-calculator', 'empty', lang)} className="underline">
              {words.alone}
            </a>
          </p>
          <div className="mt-4 overflow-x-auto rounded-lg border border-line-strong bg-white">
            <iframe title={words.preview} className="block w-full h-[70vh]" />
          </div>
          <EventLog words={words} />
        </div>
        <h2 className="mt-12 text-xl">{words.all}</h2>
        {entries.map((widget) => (
          <States key={widget.meta.tag} widget={widget} lang={lang} />
        ))}
      </div>
    </main>
  );
}

function Controls({ words, lang }: { words: WorkbenchWords; lang: Language }) {
  return (
    <form data-workbench hidden className="mt-6">
      <div className={rows}>
        <label className="block">
          {words.widget}
          <select name="widget" className={field}>
            {entries.map(({ meta, docs }) => (
              <option key={meta.tag} value={meta.tag}>
                {docs.title[lang]}
              </option>
            ))}
          </select>
        </label>
        <label className="block">
          {words.language}
          <select name="language" defaultValue={lang} className={field}>
            {languages.map((each) => (
              <option key={each} data-start={addressOf('/workbench', each)}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <label className="block">
          {words.host}
          <select name="host" className={field}>
            {hosts.map(({ name, title }) => (
              <option key={name} value={name}>
                {title[lang]}
              </option>
            ))}
          </select>
        </label>
        <label className="block">
          {words.width}
          <select name="width" className={field}>
            <option value="">{words.full}</option>
            {widths.map((width) => (
              <option key={width} value={width}>{`${width} px`}</option>
            ))}
          </select>
        </label>
      </div>
      {entries.map((widget, at) => (
        <WidgetControls key={widget.meta.tag} widget={widget} words={words} lang={lang} shown={at === 0} />
      ))}
      <button type="submit" className="mt-4 h-12 px-4 rounded border border-ink font-semibold">
        {words.again}
      </button>
    </form>
  );
}

function EventLog({ words }: { words: WorkbenchWords }) {
  return (
    <section aria-labelledby="events" className="mt-8">
      <div className="flex items-center justify-between gap-4">
        <h2 id="events" className="text-xl">
          {words.events}
        </h2>
        <button type="button" data-clear className="h-12 px-4 underline">
          {words.clear}
        </button>
      </div>
      <p data-quiet className="mt-2 text-ink-soft">
        {words.quiet}
      </p>
      <ol data-log aria-live="polite" className="mt-2 text-sm space-y-1 break-words" />
    </section>
  );
}

function States({ widget: { meta, docs, examples }, lang }: { widget: WidgetEntry; lang: Language }) {
  return (
    <section className="mt-6">
      <h3 className="font-semibold">
        {docs.title[lang]} <code className="text-sm">{`<${meta.tag}>`}</code>
      </h3>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {examples.map(({ name }) => (
          <li key={name}>
            <a href={stateAddress(meta.tag, name, lang)} className="underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
