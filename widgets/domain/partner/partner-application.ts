/*
 * The application of a freelancer who wants to work with us (rule `partner-application`).
 */

export const experienceLevels = ['onervaren', 'ervaren', 'specialist'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** The form as filled in; empty text means "not given". */
export interface PartnerApplication {
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  phone: string;
  kvkNumber: string;
  /** A range of postcodes, or a province. */
  workArea: string;
  experienceLevel: ExperienceLevel | '';
  portfolioLink: string;
  hasOwnTools: boolean;
  motivation: string;
}

export const emptyPartnerApplication: PartnerApplication = {
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  phone: '',
  kvkNumber: '',
  workArea: '',
  experienceLevel: '',
  portfolioLink: '',
  hasOwnTools: false,
  motivation: '',
};

/** The members that hold text: all except a choice and a checkbox. */
export type TextName = Exclude<keyof PartnerApplication, 'experienceLevel' | 'hasOwnTools'>;

/** The fields that must be filled in, in the order of the form. */
export const requiredApplicationFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'kvkNumber',
  'workArea',
  'experienceLevel',
  'motivation',
] as const;

/** Reads a level from a control, in any case; any other text is `undefined`. */
export function readExperienceLevel(text: string | undefined): ExperienceLevel | undefined {
  const wanted = text?.trim().toLowerCase();
  return experienceLevels.find((level) => level === wanted);
}
