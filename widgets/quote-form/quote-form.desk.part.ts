export { EarlierArrived } from '../ui/EarlierArrived.tsx';
export { Honeypot } from '../ui/Honeypot.tsx';
export { Unconfirmed } from '../ui/Unconfirmed.tsx';
export { createQuoteDesk } from './quote-form.desk.ts';
