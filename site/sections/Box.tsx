import { Actions } from '../parts/Actions.tsx';
import { RichText } from '../parts/RichText.tsx';
import { air, frame } from './frame.ts';
import type { SectionProps } from './section-props.ts';

/** A highlighted note or call to action, marked by a brass-coloured rule. */
export function Box({ content, context }: SectionProps<'box'>) {
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <div className="py-8 lg:py-12 border-y-2 border-brass lg:grid lg:grid-cols-[6fr_5fr] lg:gap-16">
        <h2 className="text-title-sm">{content.title}</h2>
        <div className="mt-4 lg:mt-1">
          {content.text && (
            <p className="max-w-prose">
              <RichText context={context} text={content.text} />
            </p>
          )}
          <Actions context={context} actions={content.actions} className="mt-6" />
        </div>
      </div>
    </section>
  );
}
