import type { Text } from '../text.ts';
import type { ClientType, ProjectChoice } from './contact-request.ts';

/* The labels of the quote form's choices (rule `contact-fields`). */

export const projectLabels: Record<ProjectChoice, Text> = {
  'keuken-wrappen': { nl: 'Keuken wrappen', en: 'Kitchen wrapping' },
  'kozijnen-wrappen': { nl: 'Kozijnen wrappen', en: 'Window frame wrapping' },
  'meubels-wrappen': { nl: 'Meubels wrappen', en: 'Furniture wrapping' },
  raamfolie: { nl: 'Raamfolie', en: 'Window film' },
  'jacht-wrappen': { nl: 'Jacht wrappen', en: 'Yacht wrapping' },
  'zakelijke-projecten': { nl: 'Zakelijke projecten', en: 'Business projects' },
  overig: { nl: 'Overig', en: 'Other' },
};

export const clientLabels: Record<ClientType, Text> = {
  particulier: { nl: 'Particulier', en: 'Private' },
  zakelijk: { nl: 'Zakelijk', en: 'Business' },
  zzp: { nl: 'Zzp’er', en: 'Self-employed' },
};
