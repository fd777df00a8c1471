import { lastWord } from '../lib/content/last-word.ts';
import { say } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Wrapping against replacing, point by point. On a phone each aspect is above its two answers, but it is still a table. */
export function Comparison({ content, context }: SectionProps<'comparison'>) {
  const words = say(context, {
    nl: { aspect: 'Vergeleken op', wins: 'beter' },
    en: { aspect: 'Compared on', wins: 'better' },
  });
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" small />
      <table className="mt-8 w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{content.title}</caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="w-0 md:w-[26%] p-0 pb-3 text-sm font-normal text-ink-soft">
              <span className="sr-only md:not-sr-only">{words.aspect}</span>
            </th>
            <th scope="col" className={`${head} bg-sage-soft rounded-t-lg`}>
              {content.wrap}
            </th>
            <th scope="col" className={head}>
              {content.replace}
            </th>
          </tr>
        </thead>
        <tbody className="border-b border-line-strong">
          {content.rows.map((row) => (
            <tr
              key={row.aspect}
              className="relative border-t border-line-strong align-top md:align-baseline print:break-inside-avoid"
            >
              <th scope="row" className="p-0 md:py-4 md:pr-6 font-semibold">
                <span className="absolute inset-x-0 top-px px-3 pt-2 pb-1 bg-paper md:static md:p-0 text-sm md:text-base">
                  {row.aspect}
                </span>
              </th>
              <Answer words={row.wrap} wins={row.winner === 'wrap'} better={words.wins} tinted />
              <Answer words={row.replace} wins={row.winner === 'replace'} better={words.wins} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const head =
  'px-3 md:px-6 pt-4 pb-3 font-heading text-lg md:text-title-sm tracking-tight leading-tight [hyphens:auto]';

interface AnswerProps {
  words: string;
  wins: boolean;
  better: string;
  tinted?: boolean;
}

function Answer({ words, wins, better, tinted = false }: AnswerProps) {
  // The tick stays on one line with the last word.
  const [before, last] = lastWord(words);
  return (
    <td
      className={`px-3 md:px-6 pt-11 pb-4 md:pt-4 text-sm md:text-base [hyphens:auto] [overflow-wrap:break-word] tabular ${tinted ? 'bg-sage-soft' : ''} ${wins ? 'font-semibold' : tinted ? '' : 'text-ink-soft'}`}
    >
      {wins ? before : words}
      {wins && (
        <span className="whitespace-nowrap">
          {last}
          <Icon
            name="check"
            className="inline size-4 md:size-5 ml-1 md:ml-2 [vertical-align:-0.2em] text-action"
          />
        </span>
      )}
      {wins && <span className="sr-only">({better})</span>}
    </td>
  );
}
