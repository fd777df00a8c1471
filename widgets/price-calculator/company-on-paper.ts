import type { Company } from '../kit/company.ts';

/** The company as a letterhead names it. */
export interface CompanyOnPaper extends Pick<Company, 'name' | 'phone' | 'email'> {
  /** The lines of the postal address. */
  address: readonly string[];
}

declare const __COMPANY_ON_PAPER__: CompanyOnPaper;

/** From the facts, which the build writes in. Only the price sheet needs the address. */
export const companyOnPaper: CompanyOnPaper = __COMPANY_ON_PAPER__;
