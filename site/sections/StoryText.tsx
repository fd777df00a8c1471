import { Actions } from '../parts/Actions.tsx';
import { Fold } from '../parts/Fold.tsx';
import { RichText } from '../parts/RichText.tsx';
import type { SectionProps } from './section-props.ts';

/** The paragraphs of a story, its list, the rows that open, and its links. The first paragraph is slightly larger, unless it is one point of several. */
export function StoryText({ content, context, className }: SectionProps<'story'> & { className: string }) {
  const { paragraphs, list, folds, actions } = content;
  return (
    <div className={`max-w-prose ${className}`}>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={index > 0 ? 'mt-4' : paragraph.startsWith('**') ? '' : 'text-lg'}>
          <RichText context={context} text={paragraph} />
        </p>
      ))}
      {list.length > 0 && (
        <ul className="mt-6 border-b border-line-strong">
          {list.map((line) => (
            <li key={line} className="py-2.5 border-t border-line-strong">
              <RichText context={context} text={line} />
            </li>
          ))}
        </ul>
      )}
      {folds.length > 0 && (
        <div className="mt-6 border-b border-line-strong">
          {folds.map(({ title, text }) => (
            <Fold key={title} title={title}>
              <p className="pb-6 pr-10">
                <RichText context={context} text={text} />
              </p>
            </Fold>
          ))}
        </div>
      )}
      <Actions context={context} actions={actions} className="mt-7" />
    </div>
  );
}
