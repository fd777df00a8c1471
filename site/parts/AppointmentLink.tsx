import { type PageContext, say } from '../lib/page-context.ts';
import { NewTab } from './NewTab.tsx';

/** A link to the page on which people make an appointment. Nothing if the company has none: then they ask for one by the form. */
export function AppointmentLink({ context }: { context: PageContext }) {
  const { appointments } = context.site.facts.company;
  if (!appointments) return null;
  return (
    <a
      href={appointments}
      target="_blank"
      rel="noopener"
      className="inline-block py-1 font-semibold underline underline-offset-4 hover:no-underline print:hidden"
    >
      {say(context, { nl: 'Plan een huisbezoek', en: 'Book a home visit' })}
      <NewTab context={context} inText />
    </a>
  );
}
