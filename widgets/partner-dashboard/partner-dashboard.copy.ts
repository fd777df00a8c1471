import type { Language } from '../domain/text.ts';
import type { Job, Level } from './job.ts';
import type { Tab } from './tabs.ts';

/** Every text of the dashboard except its data. */
export interface PartnerDashboardCopy {
  sample: string;
  tabList: string;
  tabs: Record<Tab, string>;
  priority: string;
  priorities: Record<Job['priority'], string>;
  client: string;
  clients: Record<Job['client'], string>;
  budget: string;
  range(from: string, to: string): string;
  share: string;
  deadline: string;
  inDays(days: number): string;
  requirements: string;
  respond: string;
  responded: string;
  kept: string;
  notKept: string;
  announced(job: string): string;
  noScript: string;
  status: string;
  inProgress: string;
  progress: string;
  latest(shown: number, all: number): string;
  customerPaid: string;
  youReceived: string;
  earnings: string;
  earned(jobs: number): string;
  afterJob: string;
  location: string;
  rating: string;
  ofFive(rating: string): string;
  completed: string;
  level: string;
  levels: Record<Level, string>;
  levelTexts: Record<Level, string>;
}

const nl: PartnerDashboardCopy = {
  sample: 'Een voorbeeld: klussen en profiel zijn verzonnen. Een reactie blijft op dit apparaat.',
  tabList: 'Onderdelen van het dashboard',
  tabs: {
    available: 'Beschikbare klussen',
    active: 'Actieve klussen',
    completed: 'Afgeronde klussen',
    profile: 'Mijn profiel',
  },
  priority: 'Prioriteit',
  priorities: { high: 'Hoog', normal: 'Normaal', low: 'Laag' },
  client: 'Klant',
  clients: { private: 'Particulier', business: 'Zakelijk' },
  budget: 'Budget',
  range: (from, to) => `${from} tot ${to}`,
  share: 'Uw deel (70%)',
  deadline: 'Uiterlijk',
  inDays: (days) => `over ${days} dagen`,
  requirements: 'Wat u nodig hebt',
  respond: 'Reageren op klus',
  responded: 'U hebt gereageerd',
  kept: 'Uw reactie is bewaard op dit apparaat.',
  notKept: 'Uw browser bewaart niets. Uw reactie geldt tot u deze pagina sluit.',
  announced: (job) => `U hebt gereageerd op: ${job}.`,
  noScript: 'Reageren kan alleen met JavaScript aan.',
  status: 'Status',
  inProgress: 'In uitvoering',
  progress: 'Voortgang',
  latest: (shown, all) => `De laatste ${shown} van ${all}`,
  customerPaid: 'De klant betaalde',
  youReceived: 'U kreeg',
  earnings: 'Uw verdiensten',
  earned: (jobs) => `Uw deel (70%) van de laatste ${jobs} klussen`,
  afterJob: 'U krijgt uw deel zodra de klant tevreden is en heeft betaald.',
  location: 'Plaats',
  rating: 'Beoordeling',
  ofFive: (rating) => `${rating} van 5`,
  completed: 'Afgerond',
  level: 'Uw niveau',
  levels: { onervaren: 'Onervaren', ervaren: 'Ervaren', specialist: 'Specialist' },
  levelTexts: {
    onervaren: 'U werkt naast een ervaren buddy en bouwt een portfolio op.',
    ervaren: 'U werkt zelfstandig, tegen hogere tarieven, en krijgt voorrang.',
    specialist: 'U hebt de hoogste tarieven en de eerste keus, en kunt zelf buddy zijn.',
  },
};

const en: PartnerDashboardCopy = {
  sample: 'A sample: jobs and profile are made up. A response stays on this device.',
  tabList: 'Parts of the dashboard',
  tabs: {
    available: 'Available jobs',
    active: 'Active jobs',
    completed: 'Completed jobs',
    profile: 'My profile',
  },
  priority: 'Priority',
  priorities: { high: 'High', normal: 'Normal', low: 'Low' },
  client: 'Customer',
  clients: { private: 'Private', business: 'Business' },
  budget: 'Budget',
  range: (from, to) => `${from} to ${to}`,
  share: 'Your share (70%)',
  deadline: 'Due',
  inDays: (days) => `in ${days} days`,
  requirements: 'What it takes',
  respond: 'Respond to job',
  responded: 'You have responded',
  kept: 'Your response is saved on this device.',
  notKept: 'Your browser saves nothing, so your response lasts until you close this page.',
  announced: (job) => `You have responded to: ${job}.`,
  noScript: 'Responding needs JavaScript.',
  status: 'Status',
  inProgress: 'In progress',
  progress: 'Progress',
  latest: (shown, all) => `The latest ${shown} of ${all}`,
  customerPaid: 'The customer paid',
  youReceived: 'You received',
  earnings: 'Your earnings',
  earned: (jobs) => `Your share (70%) of the latest ${jobs} jobs`,
  afterJob: 'You receive your share once the customer is happy and has paid.',
  location: 'Place',
  rating: 'Rating',
  ofFive: (rating) => `${rating} out of 5`,
  completed: 'Completed',
  level: 'Your level',
  levels: { onervaren: 'Inexperienced', ervaren: 'Experienced', specialist: 'Specialist wrapper' },
  levelTexts: {
    onervaren: 'You work beside an experienced buddy and build a portfolio.',
    ervaren: 'You work on your own, at higher rates, with priority.',
    specialist: 'You earn the highest rates, get first pick, and can be a buddy yourself.',
  },
};

export const partnerDashboardCopy: Record<Language, PartnerDashboardCopy> = { nl, en };
