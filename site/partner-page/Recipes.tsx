import { type PageContext, say } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { air, frame } from '../sections/frame.ts';
import { Code } from './Code.tsx';
import { recipes } from './recipes.ts';

/** How to add the code in common website systems. They open one by one, without a script. */
export function Recipes({ context }: { context: PageContext }) {
  const words = say(context, {
    nl: {
      title: 'Zo zet u de widget op uw site',
      text: 'Kies waarmee uw site gemaakt is. De code is die van hierboven.',
    },
    en: {
      title: 'How to put the widget on your site',
      text: 'Pick what your site is made with. The code is the one from above.',
    },
  });
  return (
    <section
      id="recepten"
      className={`${frame} ${air} lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16`}
    >
      <div>
        <div className="lg:sticky lg:top-28">
          <h2 className="text-title">{words.title}</h2>
          <p className="mt-4 text-ink-soft">{words.text}</p>
        </div>
      </div>
      <div className="mt-8 lg:mt-0 border-b border-line-strong">
        {recipes(context).map(({ name, steps, code, follows, download }) => (
          <details key={name} className="group border-t border-line-strong">
            <summary className="flex items-center justify-between gap-6 min-h-[4rem] py-3 font-heading font-bold text-lg hover:text-action">
              {name}
              <Icon name="plus" className="size-6 transition-all group-open:[rotate:45deg]" />
            </summary>
            <div className="pb-6 max-w-prose">
              <ol className="pl-5 grid gap-2 list-decimal">
                {say(context, steps).map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {download && (
                <p className="mt-4">
                  <a href={download.address} download="">
                    {say(context, download.label)}
                  </a>
                </p>
              )}
              {code && <Code code={code} follows={follows} className="mt-4" />}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
