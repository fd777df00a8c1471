import type { Text } from '../domain/text.ts';

/** A job that somebody can respond to. Specification 001 §3 "Dashboard job". */
export interface Job {
  id: string;
  title: Text;
  location: string;
  type: Text;
  /** What the customer pays, in whole euros. */
  budget: readonly [from: number, to: number];
  /** From today: a date would be past by the time somebody looks. */
  deadlineDays: number;
  description: Text;
  requirements: readonly Text[];
  priority: 'high' | 'normal' | 'low';
  client: 'private' | 'business';
}

/** Specification 001 §3 "Dashboard active job"; its status is always the one that §4 names. */
export interface ActiveJob {
  id: string;
  title: Text;
  location: string;
  deadlineDays: number;
  /** Percent. */
  progress: number;
}

export interface CompletedJob {
  id: string;
  title: Text;
  location: string;
  /** What the customer paid, in whole euros. */
  price: number;
}

/** The levels in the order in which one rises. Specification 001 §4 "Experience levels". */
export const levels = ['onervaren', 'ervaren', 'specialist'] as const;
export type Level = (typeof levels)[number];

/** Specification 001 §3 "Dashboard profile". */
export interface Profile {
  name: string;
  initials: string;
  level: Level;
  /** Of 5. */
  rating: number;
  completedJobs: number;
  location: string;
}
