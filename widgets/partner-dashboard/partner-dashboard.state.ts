import type { ViewProps } from '../kit/widget.ts';
import type { PartnerDashboardCopy } from './partner-dashboard.copy.ts';

/** The tabs in their order; their names stand in the address. Specification 001 §4 "Dashboard tab". */
export const tabs = ['available', 'active', 'completed', 'profile'] as const;
export type Tab = (typeof tabs)[number];

/** What the dashboard shows. Plain data: an example is a part of it. */
export interface DashboardData {
  tab: Tab;
  /** Ids of the jobs that the visitor responded to. */
  responded: readonly string[];
  /** The device keeps the responses; `false` when its storage is blocked. */
  kept: boolean;
  /** The job last responded to, to be announced. */
  announced?: string;
}

export interface DashboardState extends DashboardData {
  chooseTab(tab: Tab): void;
  /** "Reageren op klus": keeps the job's id on this device, and sends nothing to anybody. */
  respond(jobId: string): void;
  /** The element is hydrated: takes over the tab of the address and what the device remembers. */
  start(): void;
}

/** What every view of the dashboard gets. */
export type DashboardViewProps = ViewProps<DashboardState, PartnerDashboardCopy>;
