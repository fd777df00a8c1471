import type { Company } from '../company.ts';

declare const __BASE_STYLES__: string;
declare const __COMPANY__: Company;

/** The company as the facts state it, written in by the build. */
export const company: Company = __COMPANY__;

/** What stands below the classes in every shadow root (`theme/widget-base.ts`), as CSS text. */
export const baseStyles: string = __BASE_STYLES__;
