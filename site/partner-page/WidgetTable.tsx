import { addressOf } from '../../widgets/domain/addresses.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { partnerWidgets } from '../lib/widgets/partner-widgets.ts';
import { air, frame } from '../sections/frame.ts';
import { SectionHead } from '../sections/SectionHead.tsx';

/** What each widget does, with a link to its page. */
export function WidgetTable({ context }: { context: PageContext }) {
  const words = say(context, {
    nl: {
      title: 'Alle widgets',
      text: 'Eén script laadt ze allemaal, en alleen wat op uw pagina staat.',
      widget: 'Widget',
      does: 'Wat hij doet',
    },
    en: {
      title: 'All widgets',
      text: 'One script loads them all, and only what is on your page.',
      widget: 'Widget',
      does: 'What it does',
    },
  });
  return (
    <section id="alle" className={`${frame} ${air}`}>
      <SectionHead context={context} title={words.title} text={words.text} look="split" />
      <table className="mt-8 w-full border-collapse text-left">
        <caption className="sr-only">{words.title}</caption>
        <thead className="hidden md:table-header-group">
          <tr className="border-b-2 border-ink text-sm">
            <th scope="col" className="pb-2">
              {words.widget}
            </th>
            <th scope="col" className="pb-2 pl-6">
              {words.does}
            </th>
          </tr>
        </thead>
        <tbody>
          {partnerWidgets.map(({ meta, docs, route }) => (
            <tr key={route} className="block md:table-row py-3 border-b border-line-strong">
              <th scope="row" className="block md:table-cell md:py-4 align-top font-normal">
                <a
                  href={addressOf(route, context.lang)}
                  className="inline-block py-2 md:py-0 font-heading font-bold text-lg underline underline-offset-4 hover:text-action"
                >
                  {say(context, docs.title)}
                </a>
                <code className="block text-sm text-ink-soft whitespace-nowrap">{`<${meta.tag}>`}</code>
              </th>
              <td className="block md:table-cell mt-1 md:py-4 md:pl-6 align-top max-w-prose">
                {say(context, docs.description)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
