/** The tabs in their order (rule `partner-dashboard`). Their names are used in the address. */
export const tabs = ['available', 'active', 'completed', 'profile'] as const;
export type Tab = (typeof tabs)[number];
