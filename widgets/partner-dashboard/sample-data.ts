import { shareOf } from '../domain/partner/partner-share.ts';
import type { ActiveJob, CompletedJob, Job, Profile } from './job.ts';

/*
 * SAMPLE DATA, all of it invented: three available jobs and one active job at 60% (rule `partner-dashboard`). The view tells visitors so.
 */

export const availableJobs: readonly Job[] = [
  {
    id: 'klus-101',
    title: { nl: 'Keuken met 8 fronten in eikenlook', en: 'Kitchen, 8 fronts in an oak look' },
    location: 'Rotterdam',
    type: { nl: 'Keuken', en: 'Kitchen' },
    budget: [600, 1200],
    deadlineDays: 14,
    description: {
      nl: 'Hoogglans fronten uit 2012.',
      en: 'High-gloss fronts from 2012.',
    },
    requirements: [{ nl: 'Ervaring met houtdecors', en: 'Experience with wood decors' }],
    priority: 'high',
    client: 'private',
  },
  {
    id: 'klus-102',
    title: { nl: 'Kozijnen van een hoekwoning', en: 'Window frames of a corner house' },
    location: 'Leiden',
    type: { nl: 'Kozijnen', en: 'Window frames' },
    budget: [2500, 4500],
    deadlineDays: 28,
    description: {
      nl: 'Elf houten kozijnen, van wit naar antraciet.',
      en: 'Eleven wooden frames, white to anthracite.',
    },
    requirements: [
      { nl: 'Veilig werken op hoogte', en: 'Safe working at height' },
      { nl: 'Minstens niveau ‘Ervaren’', en: 'Level “Experienced” or higher' },
    ],
    priority: 'normal',
    client: 'private',
  },
  {
    id: 'klus-103',
    title: { nl: 'Vergaderruimtes met matte privacyfolie', en: 'Meeting rooms with frosted film' },
    location: 'Utrecht',
    type: { nl: 'Raamfolie', en: 'Window film' },
    budget: [800, 1400],
    deadlineDays: 42,
    description: {
      nl: 'Drie grote ruiten op kantoor.',
      en: 'Three large panes in an office.',
    },
    requirements: [{ nl: 'Ervaring met groot glas', en: 'Experience with large panes' }],
    priority: 'low',
    client: 'business',
  },
];

export const activeJobs: readonly ActiveJob[] = [
  {
    id: 'klus-98',
    title: { nl: 'Kastenwand in notenhout', en: 'Fitted wardrobe in walnut' },
    location: 'Schiedam',
    deadlineDays: 3,
    progress: 60,
  },
];

/** The latest of the completed jobs that the profile counts. */
export const completedJobs: readonly CompletedJob[] = [
  {
    id: 'klus-91',
    title: { nl: 'Keuken in mat salie', en: 'Kitchen in matt sage' },
    location: 'Delft',
    price: 1100,
  },
  {
    id: 'klus-87',
    title: { nl: 'Voordeur en zijlichten', en: 'Front door and sidelights' },
    location: 'Rotterdam',
    price: 450,
  },
  {
    id: 'klus-80',
    title: { nl: 'Balie van een kapsalon', en: 'Reception desk of a hair salon' },
    location: 'Leiden',
    price: 700,
  },
];

/** What these jobs brought the freelancer. */
export const earned = completedJobs.reduce((sum, { price }) => sum + shareOf(price), 0);

export const profile: Profile = {
  name: 'Samira Bos',
  initials: 'SB',
  level: 'ervaren',
  rating: 4.9,
  completedJobs: 12,
  location: 'Rotterdam',
};
