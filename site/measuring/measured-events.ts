import type { EveryMeta } from '../../widgets/entries.ts';

type EventsOf<M> = M extends { events: infer E } ? keyof E & string : never;

/** Every event that a widget can emit. */
export type EventName = EventsOf<EveryMeta>;

/** What an event counts as in the common tools. */
export interface Measured {
  /** Event of Google Analytics 4: a recommended one where it has one. */
  ga4: string;
  /** Goal of Plausible. */
  plausible: string;
  /** Standard event of Meta's pixel. Left out where it has none: advertisements cannot learn from it. */
  meta?: string;
  /** Members of the event's detail that are measured, with their name in GA4. None identifies a person. */
  details: Readonly<Record<string, string>>;
}

/** Why an event is not measured. */
export interface Unmeasured {
  unmeasured: string;
}

/**
 * What we advise partners to measure. The compiler demands a choice for every event of every widget, and `measuring.test.ts` fires them
 * all at the files that are made of this table.
 */
export const measuredEvents: Record<EventName, Measured | Unmeasured> = {
  'wrap-price-calculated': {
    ga4: 'price_calculated',
    plausible: 'Price calculated',
    meta: 'CustomizeProduct',
    details: { projectType: 'project_type', estimatedPrice: 'value' },
  },
  'wrap-quote-sent': {
    ga4: 'generate_lead',
    plausible: 'Quote requested',
    meta: 'Lead',
    details: { projectType: 'project_type', clientType: 'client_type', estimatedPrice: 'value' },
  },
  'wrap-quote-failed': {
    ga4: 'quote_unconfirmed',
    plausible: 'Quote unconfirmed',
    details: { projectType: 'project_type', clientType: 'client_type', estimatedPrice: 'value' },
  },
  // A request of an earlier visit has arrived, which was unconfirmed then.
  'wrap-unsent-request-sent': {
    ga4: 'generate_lead',
    plausible: 'Quote requested',
    meta: 'Lead',
    details: {},
  },
  'wrap-application-sent': {
    ga4: 'application_sent',
    plausible: 'Application sent',
    meta: 'SubmitApplication',
    details: { experienceLevel: 'experience_level' },
  },
  'wrap-application-failed': {
    ga4: 'application_unconfirmed',
    plausible: 'Application unconfirmed',
    details: { experienceLevel: 'experience_level' },
  },
  'wrap-film-chosen': {
    ga4: 'film_chosen',
    plausible: 'Film chosen',
    details: { film: 'film', room: 'room' },
  },
  'wrap-chat-opened': { ga4: 'chat_opened', plausible: 'Chat opened', details: {} },
  'wrap-chat-answered': { ga4: 'chat_answered', plausible: 'Chat answered', details: { topic: 'topic' } },
  'wrap-chat-closed': { unmeasured: 'Closing says nothing that opening and the answers do not say.' },
  'wrap-language-changed': { unmeasured: 'The address of the page tells its language.' },
  'wrap-unsent-request-discarded': { unmeasured: 'The request was counted as unconfirmed before.' },
  'wrap-job-responded': { unmeasured: 'The dashboard shows sample data.' },
};

/** The events that are measured. */
export const measured: readonly (readonly [EventName, Measured])[] = Object.entries(measuredEvents).flatMap(
  ([name, measure]) => ('unmeasured' in measure ? [] : [[name as EventName, measure] as const]),
);
