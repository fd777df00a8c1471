import { type ComponentType, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { ActiveJobs } from './ActiveJobs.tsx';
import { AvailableJobs } from './AvailableJobs.tsx';
import { CompletedJobs } from './CompletedJobs.tsx';
import { Earnings } from './Earnings.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import type { DashboardViewProps } from './partner-dashboard.state.ts';
import { activeJobs, availableJobs } from './sample-data.ts';
import { type Tab, tabs } from './tabs.ts';

const panels: Record<Tab, ComponentType<DashboardViewProps>> = {
  available: AvailableJobs,
  active: ActiveJobs,
  completed: CompletedJobs,
  profile: ProfilePanel,
};

const counts: Partial<Record<Tab, number>> = {
  available: availableJobs.length,
  active: activeJobs.length,
};

/** The dashboard of a freelancer: four tabs, which are four sections without JavaScript, and the earnings beside them. */
export function PartnerDashboard(props: DashboardViewProps): ReactNode {
  const { store, copy, lang } = props;
  const { tab: chosen, chooseTab } = useStore(store);
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.indexOf(chosen);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = next !== undefined && tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    chooseTab(tab);
    (event.currentTarget.children[tabs.indexOf(tab)] as HTMLElement).focus();
  };
  return (
    <div lang={lang} part="dashboard" className="flex flex-col gap-6">
      <p className="py-3 px-4 rounded-lg bg-sage-soft text-sm forced-colors:border">{copy.sample}</p>
      <div
        role="tablist"
        aria-label={copy.tabList}
        onKeyDown={move}
        className="grid grid-cols-2 mid:grid-cols-4 gap-1 p-1 rounded-xl bg-sand no-script:hidden forced-colors:border"
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}-tab`}
            aria-controls={`${id}-${tab}`}
            aria-selected={tab === chosen}
            tabIndex={tab === chosen ? 0 : -1}
            part="tab"
            onClick={() => chooseTab(tab)}
            className="min-h-[48px] px-2 py-1 rounded-lg text-sm leading-snug text-ink-soft transition-colors hover:text-ink on-selected:bg-white on-selected:text-ink on-selected:font-semibold forced-colors:on-selected:underline"
          >
            {copy.tabs[tab]}
            {counts[tab] && `\u00a0(${counts[tab]})`}
          </button>
        ))}
      </div>
      <div className="grid gap-6 wide:gap-8 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] wide:items-start">
        <div>
          {tabs.map((tab) => {
            const Panel = panels[tab];
            return (
              <section
                key={tab}
                role="tabpanel"
                id={`${id}-${tab}`}
                aria-labelledby={`${id}-${tab}-tab`}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold no focusable element.
                tabIndex={0}
                className={tab === chosen ? 'block rounded-xl' : 'hidden no-script:block no-script:mt-6'}
              >
                <h2 className="sr-only no-script:not-sr-only font-heading text-2xl font-semibold">
                  {copy.tabs[tab]}
                </h2>
                <Panel {...props} />
              </section>
            );
          })}
        </div>
        <Earnings {...props} />
      </div>
    </div>
  );
}
