import type { ReactNode } from 'react';
import { type PageContext, say } from '../lib/page-context.ts';
import type { PartnerWidget } from '../lib/widgets/partner-widgets.ts';

/** The public interface of a widget, from its meta: attributes, events, and the parts that a stylesheet can select. */
export function Reference({
  context,
  widget: { meta, docs },
}: {
  context: PageContext;
  widget: PartnerWidget;
}) {
  const words = say(context, {
    nl: {
      attributes: 'Attributen',
      attribute: 'Attribuut',
      does: 'Wat het doet',
      without: 'Als u niets invult',
      any: 'vrije tekst',
      events: 'Events',
      event: 'Event',
      when: 'Wanneer, en wat erin staat (detail)',
      parts: 'Delen voor uw stylesheet',
      part: 'Deel',
      what: 'Wat het is',
    },
    en: {
      attributes: 'Attributes',
      attribute: 'Attribute',
      does: 'What it does',
      without: 'If you leave it out',
      any: 'free text',
      events: 'Events',
      event: 'Event',
      when: 'When, and what it carries (detail)',
      parts: 'Parts for your stylesheet',
      part: 'Part',
      what: 'What it is',
    },
  });
  const anyOf = new Intl.ListFormat(context.lang, { type: 'disjunction' });
  return (
    <>
      <Table title={words.attributes} columns={[words.attribute, words.does, words.without]}>
        {Object.entries(meta.attributes).map(([name, { values }]) => {
          const about = docs.attributes[name]!;
          return (
            <Row key={name} name={name} note={values ? anyOf.format(values) : words.any}>
              <td className={cell}>{say(context, about.description)}</td>
              <td className={cell}>
                <span className="md:hidden text-ink-soft">{words.without}: </span>
                {say(context, about.absent)}
              </td>
            </Row>
          );
        })}
      </Table>
      <Table title={words.events} columns={[words.event, words.when]}>
        {Object.entries(meta.events).map(([name, { detail }]) => (
          <Row key={name} name={name}>
            <td className={cell}>
              {say(context, docs.events[name as `wrap-${string}`]!)}
              {Object.entries(detail).map(([member, type]) => (
                <code key={member} className="block text-sm text-ink-soft">{`${member}: ${type}`}</code>
              ))}
            </td>
          </Row>
        ))}
      </Table>
      <Table title={words.parts} columns={[words.part, words.what]}>
        {Object.entries(docs.parts).map(([name, text]) => (
          <Row key={name} name={`::part(${name})`}>
            <td className={cell}>{say(context, text)}</td>
          </Row>
        ))}
      </Table>
    </>
  );
}

const cell = 'block md:table-cell md:py-3 md:pl-6 align-top';

/** On a phone each row is shown as a block. */
function Table({
  title,
  columns,
  children,
}: {
  title: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <section className="mt-12 lg:mt-16">
      <h2 className="text-title-sm">{title}</h2>
      <table className="mt-4 w-full border-collapse text-left">
        <caption className="sr-only">{title}</caption>
        <thead className="hidden md:table-header-group">
          <tr className="border-b-2 border-ink text-sm">
            {columns.map((column, index) => (
              <th key={column} scope="col" className={index > 0 ? 'pb-2 pl-6' : 'pb-2 w-[30%]'}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function Row({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <tr className="block md:table-row py-3 border-b border-line-strong">
      <th scope="row" className="block md:table-cell md:py-3 align-top font-normal [overflow-wrap:anywhere]">
        <code className="font-semibold">{name}</code>
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </th>
      {children}
    </tr>
  );
}
