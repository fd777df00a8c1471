import type { Text } from '../domain/text.ts';

/** A job to respond to (rule `partner-dashboard`). */
export interface Job {
  id: string;
  title: Text;
  location: string;
  type: Text;
  /** What the customer pays, in whole euros. */
  budget: readonly [from: number, to: number];
  /** Days from today: a fixed date would soon be in the past. */
  deadlineDays: number;
  description: Text;
  requirements: readonly Text[];
  priority: 'high' | 'normal' | 'low';
  client: 'private' | 'business';
}

/** A job under way (rule `partner-dashboard`). Its status is always the same. */
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

/** The levels, lowest first (rule `partner-levels`). */
export const levels = ['onervaren', 'ervaren', 'specialist'] as const;
export type Level = (typeof levels)[number];

/** The profile of a freelancer (rule `partner-dashboard`). */
export interface Profile {
  name: string;
  initials: string;
  level: Level;
  /** Of 5. */
  rating: number;
  completedJobs: number;
  location: string;
}
