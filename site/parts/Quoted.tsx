import { type PageContext, say } from '../lib/page-context.ts';

/**
 * Words in the quotation marks of the language. The first mark hangs in the margin, so that all lines begin at one edge. A word joiner
 * stops the heading font from kerning the last mark over a full stop.
 */
export function Quoted({ words, context }: { words: string; context: PageContext }) {
  const [open, close] = say(context, { nl: ['‘', '’'], en: ['“', '”'] });
  return (
    <span className="block relative">
      <span className="absolute right-full">{open}</span>
      {`${words}\u2060${close}`}
    </span>
  );
}
