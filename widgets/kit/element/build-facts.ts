import type { Company } from '../company.ts';

declare const __COMPANY__: Company;

/** The company as the facts state it, written in by the build. */
export const company: Company = __COMPANY__;
