import { loadContent } from '../content/load-content.ts';
import { environment } from '../environment.ts';
import { explainError } from '../explain-error.ts';
import { assertReadyForProduction } from './production-check.ts';

/*
 * The first step of `npm run build`. It stops before anything is built: at every mistake in the content, and in a production build
 * (WRAPPIE_ENV=production) at everything that is not ready.
 */
try {
  const env = environment();
  loadContent();
  if (env.production) assertReadyForProduction(env);
} catch (error) {
  console.error(explainError(error).message);
  process.exitCode = 1;
}
