import type { Company } from '../company.ts';

declare const __BASE_STYLES__: string;
declare const __COMPANY__: Company;
declare const __OWN_ORIGIN__: string | undefined;

/** The company as the facts state it, written in by the build. */
export const company: Company = __COMPANY__;

/** What stands below the classes in every shadow root (`theme/widget-base.ts`), as CSS text. */
export const baseStyles: string = __BASE_STYLES__;

/** Our own origin: the script's, wherever the page that includes it comes from. Written in where others bundle the script. */
export const ownOrigin: string = __OWN_ORIGIN__ ?? new URL(import.meta.url).origin;
