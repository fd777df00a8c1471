import { type PageContext, say } from '../lib/page-context.ts';
import { measuringFiles } from '../measuring/measuring-files.ts';
import { air, frame } from '../sections/frame.ts';

/** Files with which a partner measures what visitors do in the widgets. */
export function Measuring({ context }: { context: PageContext }) {
  const words = say(context, {
    nl: {
      title: 'Meten wat het oplevert',
      text: 'Elke widget meldt wat bezoekers doen, zonder namen en zonder wat zij typen. Deze bestanden geven dat door aan wat u al gebruikt.',
    },
    en: {
      title: 'Measure what it brings in',
      text: 'Every widget reports what visitors do, without names and without what they type. These files pass it on to what you use already.',
    },
  });
  return (
    <section
      id="meten"
      className={`${frame} ${air} lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16`}
    >
      <div>
        <h2 className="text-title">{words.title}</h2>
        <p className="mt-4 text-ink-soft">{words.text}</p>
      </div>
      <dl className="mt-8 lg:mt-0 border-b border-line-strong">
        {measuringFiles.map(({ address, name, use }) => (
          <div key={address} className="py-4 border-t border-line-strong">
            <dt>
              <a
                href={address}
                download
                className="inline-block py-2 font-semibold underline underline-offset-4"
              >
                {name}
              </a>
            </dt>
            <dd className="max-w-prose">{say(context, use)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
