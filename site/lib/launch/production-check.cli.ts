import { environment } from '../environment.ts';
import { assertReadyForProduction } from './production-check.ts';

/*
 * The first step of `npm run build`. A production build (WRAPPIE_ENV=production) stops here, before anything is built, with a list of
 * everything that is not ready.
 */
try {
  const env = environment();
  if (env.production) assertReadyForProduction(env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
