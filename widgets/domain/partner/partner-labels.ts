import type { Text } from '../text.ts';
import type { ExperienceLevel } from './partner-application.ts';

/** The labels of a partner's levels (rule `partner-levels`). */
export const experienceLabels: Record<ExperienceLevel, Text> = {
  onervaren: { nl: 'Onervaren', en: 'Inexperienced' },
  ervaren: { nl: 'Ervaren', en: 'Experienced' },
  specialist: { nl: 'Specialist', en: 'Specialist wrapper' },
};
