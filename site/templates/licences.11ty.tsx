import { licenceNotices } from '../package/licence-notices.ts';

/** The licences of the third-party work in our scripts and pages. */
export const data = () => ({ permalink: '/licenses.txt' });

export const render = licenceNotices;
