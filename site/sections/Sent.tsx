import { addressOf } from '../../widgets/domain/addresses.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { InlineScript } from '../parts/InlineScript.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { air, frame } from './frame.ts';

/**
 * Thanks for a request that arrived. Anybody can open this page's address, with any reference: the thanks are for a request of this device
 * only, and a visitor without a reference reads that nothing was sent. Until a script knows, and without scripts, the page claims neither.
 */
export function Sent({ context }: { context: PageContext }) {
  const { company, claims } = context.site.local[context.lang].facts;
  const words = say(context, {
    nl: {
      openTitle: 'Kijk nog even in het formulier',
      openLead:
        'Deze aanvraag is op dit apparaat niet bekend, dus of hij is aangekomen kunnen wij hier niet zeggen. In het tabblad met het formulier staat het wel.',
      openCall: 'Twijfelt u? Bel',
      title: 'Bedankt, uw aanvraag is verzonden',
      lead: `Hij ligt nu bij ons op tafel. Binnen ${claims.replyHours} uur krijgt u de offerte, of een vraag als wij nog iets moeten weten.`,
      reference: 'Uw referentie is',
      close: 'U kunt dit tabblad sluiten: het formulier staat nog open in het andere.',
      call: 'Haast? Bel',
      noneTitle: 'Hier is niets verzonden',
      noneLead:
        'U bent op deze pagina gekomen zonder dat er een aanvraag is aangekomen. Vraag uw offerte aan op de homepage.',
      form: 'Naar het formulier',
    },
    en: {
      openTitle: 'Please check the form',
      openLead:
        'This device does not know this request, so we cannot say here whether it has arrived. The tab with the form can.',
      openCall: 'Not sure? Call',
      title: 'Thank you, your request has been sent',
      lead: `It is on our desk now. Within ${claims.replyHours} hours you will have your quote, or a question if there is something we need to know.`,
      reference: 'Your reference is',
      close: 'You can close this tab: the form is still open in the other one.',
      call: 'In a hurry? Call',
      noneTitle: 'Nothing was sent here',
      noneLead:
        'You reached this page without a request having arrived. Ask for your quote on the home page.',
      form: 'Take me to the form',
    },
  });
  return (
    <>
      <section id="verzonden" className={`${frame} ${air}`}>
        <h1 className="text-title">{words.openTitle}</h1>
        <p className="mt-4 max-w-prose">{words.openLead}</p>
        <Call company={company} words={words.openCall} />
      </section>
      <template id="bekend">
        <h1 className="text-title">{words.title}</h1>
        <p className="mt-4 max-w-prose">{words.lead}</p>
        <p className="mt-4 font-semibold">
          {words.reference} <span className="tabular" />
        </p>
        <p className="mt-4 max-w-prose text-ink-soft">{words.close}</p>
        <Call company={company} words={words.call} />
      </template>
      <template id="niets">
        <h1 className="text-title">{words.noneTitle}</h1>
        <p className="mt-4 max-w-prose">{words.noneLead}</p>
        <LinkButton href={addressOf('/#contact', context.lang)} className="mt-8">
          {words.form}
        </LinkButton>
      </template>
      <InlineScript name="sent" />
    </>
  );
}

function Call({ company, words }: { company: { phone: string; phoneInternational: string }; words: string }) {
  return (
    <p className="mt-8">
      {words}{' '}
      <a
        href={`tel:${company.phoneInternational}`}
        className="inline-block py-2 font-semibold whitespace-nowrap underline underline-offset-4"
      >
        {company.phone}
      </a>
    </p>
  );
}
