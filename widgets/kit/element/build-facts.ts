import type { Company } from '../company.ts';

declare const __BASE_STYLES__: string;
declare const __COMPANY__: Company;
declare const __OWN_ORIGIN__: string | undefined;

/** The rules of every shadow root that the classes build on (`theme/widget-base.ts`), as CSS text. */
export const baseStyles: string = __BASE_STYLES__;

/** Our own origin: that of the script, on whatever page it is included. The build writes it in when another site bundles the script. */
export const ownOrigin: string = __OWN_ORIGIN__ ?? new URL(import.meta.url).origin;

/** The company, from the facts, which the build writes in. */
export const company: Company = {
  ...__COMPANY__,
  get origin() {
    return location.origin === ownOrigin ? undefined : ownOrigin;
  },
};
