import { Icon } from '../parts/Icon.tsx';
import { RichText } from '../parts/RichText.tsx';
import { bandAir, frame } from './frame.ts';
import type { SectionProps } from './section-props.ts';

/** Questions that open one by one, without a script. */
export function Questions({ content, context }: SectionProps<'questions'>) {
  return (
    <section id={content.id} data-questions="" className="bg-sand">
      <div className={`${frame} ${bandAir} lg:grid lg:grid-cols-[4fr_7fr] lg:gap-20`}>
        <div>
          <h2 className="text-title-sm lg:sticky lg:top-32">{content.title}</h2>
          {content.text && <p className="mt-4 text-ink-soft">{content.text}</p>}
        </div>
        <div className="mt-8 lg:mt-0 border-b border-line-strong">
          {content.questions.map(({ question, answer }) => (
            <details key={question} className="group border-t border-line-strong">
              <summary className="flex items-center justify-between gap-6 min-h-[4rem] py-3 hover:text-action">
                <h3 className="text-lg leading-snug">{question}</h3>
                <Icon name="plus" className="size-6 transition-all group-open:[rotate:45deg]" />
              </summary>
              <p className="pb-6 pr-10 max-w-prose">
                <RichText context={context} text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
