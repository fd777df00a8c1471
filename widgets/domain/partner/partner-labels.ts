import type { Text } from '../text.ts';
import type { ExperienceLevel } from './partner-application.ts';

/** What the levels of a partner are called. Specification 001 §6. */
export const experienceLabels: Record<ExperienceLevel, Text> = {
  onervaren: { nl: 'Onervaren', en: 'Inexperienced' },
  ervaren: { nl: 'Ervaren', en: 'Experienced' },
  specialist: { nl: 'Specialist', en: 'Specialist wrapper' },
};
