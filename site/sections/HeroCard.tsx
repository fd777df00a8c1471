import { linkTo, type PageContext } from '../lib/page-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { buttonShape } from '../parts/LinkButton.tsx';
import { frame } from './frame.ts';
import type { SectionProps } from './section-props.ts';

interface Props {
  card: SectionProps<'hero'>['content']['card'];
  context: PageContext;
}

/** Opens the calculator with the chosen service. It is a plain form: the script only disables the button until a service is chosen. */
export function HeroCard({ card, context }: Props) {
  return (
    <form
      id="price-card"
      action={linkTo(context, '/prijscalculator')}
      method="get"
      className={`${frame} print:hidden`}
    >
      <div className="lg:flex items-center gap-8 mt-2 p-3 md:p-4 lg:p-5 rounded-lg border border-line bg-white">
        <div className="flex flex-wrap items-baseline justify-between lg:block lg:flex-1">
          <h2 className="text-xl">{card.title}</h2>
          <p className="text-sm text-ink-soft">{card.note}</p>
        </div>
        <div className="mt-1 lg:mt-0 grid md:flex md:items-end gap-2 md:gap-3 lg:flex-[2]">
          <label className="block flex-1 min-w-0 text-sm font-semibold">
            <span className="whitespace-nowrap">{card.label}</span>
            <span className="relative block mt-1">
              <select
                name="service"
                required
                className="w-full h-12 pl-3 pr-9 rounded border border-line-strong bg-white text-base font-normal appearance-none"
              >
                <option value="">{card.placeholder}</option>
                {card.choices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" className="size-5 absolute right-2 top-3.5 pointer-events-none" />
            </span>
          </label>
          <button
            type="submit"
            className={`${buttonShape} h-12 border-transparent bg-ink text-white hover:bg-action-dark disabled:border-line-strong disabled:bg-transparent disabled:text-ink-soft`}
          >
            {card.button}
            <Icon name="arrow-right" className="size-5" />
          </button>
        </div>
      </div>
      <InlineScript name="hero-card" />
    </form>
  );
}
