import type { ViewProps } from '../kit/widget.ts';
import type { PartnerDashboardCopy } from './partner-dashboard.copy.ts';
import type { Tab } from './tabs.ts';

/** The state that the dashboard shows. Plain data: an example is a part of it. */
export interface DashboardData {
  tab: Tab;
  /** Ids of the jobs that the visitor responded to. */
  responded: readonly string[];
  /** The device stores the responses; `false` when its storage is blocked. */
  kept: boolean;
  /** The job of the last response, to be announced. */
  announced?: string;
}

export interface DashboardState extends DashboardData {
  chooseTab(tab: Tab): void;
  /** Stores the job's id on this device, and sends nothing (button "Reageren op klus"). */
  respond(jobId: string): void;
  /** Called on hydration: takes over the tab in the address and the responses stored on the device. */
  start(): void;
}

/** The props of every view of the dashboard. */
export type DashboardViewProps = ViewProps<DashboardState, PartnerDashboardCopy>;
