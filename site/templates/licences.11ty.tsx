import { licenceNotices } from '../package/licence-notices.ts';

/** The licences of what our scripts and pages carry. */
export const data = () => ({ permalink: '/licenses.txt' });

export const render = licenceNotices;
