export { ApplicationOutcome } from './ApplicationOutcome.tsx';
export { ApplicationToast } from './ApplicationToast.tsx';
export { applicationProblemTexts } from './application-sending.problems.ts';
export { createApplicationSending } from './application-sending.ts';
export { UnconfirmedApplication } from './UnconfirmedApplication.tsx';
