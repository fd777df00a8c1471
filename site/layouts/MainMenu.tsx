import { addressOf } from '../../widgets/domain/addresses.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';

const place =
  'inline-flex items-center gap-1 min-h-[2.75rem] px-2 xl:px-3 rounded no-underline hover:bg-sand';

/** The menu of wide screens. The services open as a popover, which a click elsewhere or Escape closes without a script. */
export function MainMenu({ context }: { context: PageContext }) {
  const { lang, site, route } = context;
  const menus = site.local[lang].navigation.header;
  return (
    <nav
      aria-label={say(context, { nl: 'Hoofdmenu', en: 'Main menu' })}
      className="hidden lg:block print:hidden"
    >
      <ul className="flex flex-wrap justify-center gap-1">
        {menus.map((item) => (
          // Where there is little room, the logo leads home.
          <li key={item.label} className={'route' in item && item.route === '/' ? 'hidden xl:block' : ''}>
            {'route' in item ? (
              <a
                href={addressOf(item.route, lang)}
                aria-current={item.route === route ? 'page' : undefined}
                className={`${place} ${currentMark(item.route === route)}`}
              >
                {item.label}
              </a>
            ) : (
              <>
                <button
                  type="button"
                  popoverTarget="services"
                  className={`${place} ${currentMark(item.children.some((child) => child.route === route))}`}
                >
                  {item.label}
                  <Icon name="chevron-down" className="size-4" />
                </button>
                <ul
                  id="services"
                  popover="auto"
                  data-menu=""
                  className="w-72 p-2 rounded-lg border border-transparent bg-white shadow-float"
                >
                  {item.children.map((child) => (
                    <li key={child.route}>
                      <a
                        href={addressOf(child.route, lang)}
                        aria-current={child.route === route ? 'page' : undefined}
                        className="flex items-center min-h-[2.75rem] px-4 rounded no-underline hover:bg-sand on-selected:font-bold"
                      >
                        {child.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function currentMark(current: boolean): string {
  return current ? 'font-bold' : '';
}
