import { addressOf } from '../../widgets/domain/addresses.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';

const line =
  'flex items-center justify-between w-full min-h-[3.5rem] border-b font-heading font-bold text-xl tracking-tight no-underline';

/** The menu of phones and tablets: a button and the panel that it opens, without a script. */
export function PhoneMenu({ context }: { context: PageContext }) {
  const { lang, site, route } = context;
  const { navigation, facts } = site.local[lang];
  const words = say(context, { nl: { menu: 'Menu', call: 'Bel' }, en: { menu: 'Menu', call: 'Call' } });
  const current = (to: string) => (to === route ? 'page' : undefined);
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={words.menu}
        className="lg:hidden grid place-items-center size-12 rounded"
      >
        <Icon name="menu" className="size-6" />
        <Icon name="x" className="size-6" />
      </button>
      <nav
        id="menu"
        popover="auto"
        data-sheet=""
        aria-label={words.menu}
        className="bg-paper px-4 pb-8 md:px-8"
      >
        <ul>
          {navigation.header.map((item) => (
            <li key={item.label}>
              {'route' in item ? (
                <a href={addressOf(item.route, lang)} aria-current={current(item.route)} className={line}>
                  {item.label}
                </a>
              ) : (
                <details className="group">
                  <summary className={line}>
                    {item.label}
                    <Icon name="chevron-down" className="size-5 transition-all group-open:[rotate:180deg]" />
                  </summary>
                  <ul className="py-2 border-b">
                    {item.children.map((child) => (
                      <li key={child.route}>
                        <a
                          href={addressOf(child.route, lang)}
                          aria-current={current(child.route)}
                          className="flex items-center min-h-[3rem] pl-4 no-underline"
                        >
                          {child.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-auto pt-6">
          {words.call}{' '}
          <a
            href={`tel:${facts.company.phoneInternational}`}
            className="inline-block py-2 font-semibold tabular underline underline-offset-4"
          >
            {facts.company.phone}
          </a>
          <br />
          {facts.company.hours.office}
        </p>
      </nav>
    </>
  );
}
