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
      <div className="lg:flex items-center gap-8 mt-6 lg:mt-2 p-5 rounded-lg border border-line bg-white">
        <div className="lg:flex-1">
          <h2 className="text-xl">{card.title}</h2>
          <p className="text-sm text-ink-soft">{card.note}</p>
        </div>
        <div className="mt-3 lg:mt-0 md:flex items-end gap-3 lg:flex-[2]">
          <label className="block flex-1 text-sm font-semibold">
            {card.label}
            <span className="relative block mt-1">
              <select
                name="service"
                required
                className="w-full h-12 pl-4 pr-10 rounded border border-line-strong bg-white text-base font-normal appearance-none"
              >
                <option value="">{card.placeholder}</option>
                {card.choices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" className="size-5 absolute right-3 top-3.5 pointer-events-none" />
            </span>
          </label>
          <button
            type="submit"
            className={`${buttonShape} mt-3 w-full md:w-auto border-transparent bg-ink text-white hover:bg-action-dark disabled:bg-line disabled:text-ink-soft`}
          >
            {card.button}
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
      <InlineScript name="hero-card" />
    </form>
  );
}
