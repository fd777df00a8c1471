import { type PageContext, say } from '../lib/page-context.ts';
import { Actions } from '../parts/Actions.tsx';
import { frame } from '../sections/frame.ts';

/** How to get a partner code. */
export function PartnerClosing({ context }: { context: PageContext }) {
  const { claims, company } = context.site.facts;
  const words = say(context, {
    nl: {
      title: 'Nog geen partnercode?',
      text: `Aan de code zien wij welke aanvragen van uw site komen, zodat u van elke opdracht uw deel krijgt. U vraagt hem gratis aan. Op werkdagen bellen wij u binnen ${claims.replyHours} uur, en daarna krijgt u hem.`,
      ask: 'Vraag uw partnercode aan',
      call: `Bel ${company.phone}`,
      mail: 'Mail ons',
    },
    en: {
      title: 'No partner code yet?',
      text: `The code tells us which requests come from your site, so that you receive your share of every order. Asking for one is free. On working days we call you within ${claims.replyHours} hours, and after that call you receive it.`,
      ask: 'Ask for your partner code',
      call: `Call ${company.phone}`,
      mail: 'Email us',
    },
  });
  return (
    <section className={`${frame} py-12 lg:py-20 lg:grid lg:grid-cols-[7fr_5fr] lg:gap-16 lg:items-end`}>
      <h2 className="text-title">{words.title}</h2>
      <div>
        <p className="mt-4 lg:mt-0 max-w-prose">{words.text}</p>
        <Actions
          context={context}
          className="mt-6"
          actions={[
            { label: words.ask, to: '/partners#contact' },
            { label: words.call, to: 'tel:{company.phoneInternational}' },
            { label: words.mail, to: `mailto:${company.email}` },
          ]}
        />
      </div>
    </section>
  );
}
