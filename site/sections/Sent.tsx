import { addressOf } from '../../widgets/domain/addresses.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { InlineScript } from '../parts/InlineScript.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { air, frame } from './frame.ts';

/**
 * Thanks for a request that arrived. For a visitor who opens the page otherwise, a script says that nothing was sent, or where to look if
 * the request was not sent in this tab.
 */
export function Sent({ context }: { context: PageContext }) {
  const { company, claims } = context.site.local[context.lang].facts;
  const words = say(context, {
    nl: {
      title: 'Bedankt, uw aanvraag is verzonden',
      lead: `Hij ligt nu bij ons op tafel. Op werkdagen krijgt u binnen ${claims.replyHours} uur de offerte, of een vraag als wij nog iets moeten weten.`,
      reference: 'Uw referentie is',
      close: 'U kunt dit tabblad sluiten: het formulier staat nog open in het andere.',
      call: 'Haast? Bel',
      noneTitle: 'Hier is niets verzonden',
      noneLead:
        'Deze pagina bevestigt een aanvraag, maar wij hebben er geen van u ontvangen. Vraag uw offerte aan op de homepage.',
      form: 'Naar het formulier',
      elsewhereTitle: 'Kijk in het tabblad met het formulier',
      elsewhereLead:
        'Daar leest u of uw aanvraag is aangekomen. Staat dat tabblad niet meer open, of twijfelt u? Bel ons, dan kijken wij het na.',
    },
    en: {
      title: 'Thank you, your request has been sent',
      lead: `It is on our desk now. On working days you will have your quote within ${claims.replyHours} hours, or a question if there is something we need to know.`,
      reference: 'Your reference is',
      close: 'You can close this tab: the form is still open in the other one.',
      call: 'In a hurry? Call',
      noneTitle: 'Nothing was sent here',
      noneLead:
        'This page confirms a request, and we have not received one from you. Ask for your quote on the home page.',
      form: 'Take me to the form',
      elsewhereTitle: 'Please look at the tab with the form',
      elsewhereLead:
        'It tells you whether your request has arrived. Is that tab closed, or are you in doubt? Call us, and we will look it up.',
    },
  });
  return (
    <>
      <section id="verzonden" className={`${frame} ${air}`}>
        <h1 data-niets={words.noneTitle} data-elders={words.elsewhereTitle} className="text-title">
          {words.title}
        </h1>
        <p className="mt-4 max-w-prose">{words.lead}</p>
        <p id="referentie" hidden className="mt-4 font-semibold">
          {words.reference} <span className="tabular" />
        </p>
        <p className="mt-4 max-w-prose text-ink-soft">{words.close}</p>
        <p className="mt-8">
          {words.call}{' '}
          <a
            href={`tel:${company.phoneInternational}`}
            className="inline-block py-2 font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {company.phone}
          </a>
        </p>
      </section>
      <template id="niets">
        <p className="mt-4 max-w-prose">{words.noneLead}</p>
        <LinkButton href={addressOf('/#contact', context.lang)} className="mt-8">
          {words.form}
        </LinkButton>
      </template>
      <template id="elders">
        <p className="mt-4 max-w-prose">{words.elsewhereLead}</p>
        <p className="mt-8">
          <a
            href={`tel:${company.phoneInternational}`}
            className="inline-block py-2 font-semibold whitespace-nowrap underline underline-offset-4"
          >
            {company.phone}
          </a>
        </p>
      </template>
      <InlineScript name="sent" />
    </>
  );
}
