import { Fold } from '../parts/Fold.tsx';
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
            <Fold key={question} title={question}>
              <p className="pb-6 pr-10 max-w-prose">
                <RichText context={context} text={answer} />
              </p>
            </Fold>
          ))}
        </div>
      </div>
    </section>
  );
}
