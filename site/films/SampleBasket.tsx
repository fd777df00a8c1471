import { mostSamples } from '../../widgets/domain/request/samples.ts';
import { type PageContext, quoteAddress, say } from '../lib/page-context.ts';

interface Props {
  context: PageContext;
  /** It stays at the lower edge of the window, below a long list. */
  floats?: boolean;
}

/** Tells how many samples are in the visitor's basket, and leads to the form that sends them. Hidden while there are none. */
export function SampleBasket({ context, floats = false }: Props) {
  const words = say(context, {
    nl: {
      count: `# van de ${mostSamples} stalen in uw mandje.`,
      full: 'Uw mandje is vol met vijf stalen. Haal er eerst een uit.',
      blocked: 'Uw browser kan dit niet onthouden. Noem # in het formulier.',
      send: 'Vraag uw gratis stalen aan',
    },
    en: {
      count: `# of ${mostSamples} samples in your basket.`,
      full: 'Your basket is full with five samples. Take one out first.',
      blocked: 'Your browser cannot remember this. Name # in the form.',
      send: 'Ask for your free samples',
    },
  });
  return (
    // The live region is there before it has text: many screen readers ignore one that is added together with its text.
    <div role="status" className={`mt-3 print:hidden ${floats ? 'sticky bottom-20 lg:bottom-4' : ''}`}>
      <p
        data-samples=""
        data-count={words.count}
        data-full={words.full}
        data-blocked={words.blocked}
        hidden
        className={floats ? 'w-max max-w-full mr-20 px-5 py-1 rounded-lg bg-white shadow-float' : ''}
      >
        <span className="tabular" />{' '}
        <a
          href={quoteAddress(context)}
          className="inline-block py-2.5 font-semibold underline underline-offset-4 hover:no-underline"
        >
          {words.send}
        </a>
      </p>
    </div>
  );
}
