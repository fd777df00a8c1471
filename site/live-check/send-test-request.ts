import { setTimeout } from 'node:timers/promises';
import { chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { courierOf } from './courier-of.ts';
import { type Check, type Outcome, outcome } from './outcome.ts';
import { type ServiceAnswers, watchServices } from './watch-services.ts';

/** Time limit for each step in the browser, in milliseconds. */
const patience = 30_000;

/** Sending ends within this time, whatever hangs (`docs/delivery.md`). */
const sendingEnds = 120_000;

const what = 'a test request with a photo arrives, and its receipt comes back';

/** The reference that the visitor sees. */
const reference = /WR-\w{8}/;

const photo = 'test-check-live.jpg';

/** Every field that people read says that it is a test. */
const sender = { name: 'TEST check:live, niet beantwoorden', email: 'test@example.com', phone: '0000000000' };

/**
 * Sends one request with a photo like a visitor, in a real browser. It arrives in the real mailbox, marked as a test, and without a
 * partner's code, so that it counts for none.
 *
 * @param browserPath of a Chromium
 */
export function sendTestRequest(browserPath: string, args: string[]): Check {
  return async (origin) => {
    const browser = await chromium.launch({ executablePath: browserPath, args });
    try {
      const page = await browser.newPage({ locale: 'nl-NL' });
      page.setDefaultTimeout(patience);
      return await requestFrom(page, origin);
    } catch (error) {
      return [{ what, wrong: (error as Error).message.split('\n')[0] ?? String(error) }];
    } finally {
      await browser.close();
    }
  };
}

/** Sends the request from this page of a browser. Compares what the visitor is told with what the services answered. */
export async function requestFrom(page: Page, origin: string): Promise<Outcome[]> {
  const { config } = await courierOf(origin);
  if (!config) return [{ what, wrong: 'the configuration of /bezorgen is missing' }];
  const answers = watchServices(page, config);
  await page.goto(`${origin}/prijscalculator#keuken?length=1&folieType=mat&complexity=eenvoudig`);
  const calculator = page.locator('wrap-price-calculator').first();
  await calculator.getByRole('button', { name: 'Akkoord' }).click();
  await fill(calculator);
  const uploaded = config.storage && (await uploadOf(calculator));
  await calculator.getByRole('button', { name: 'Verstuur aanvraag' }).click();
  const told = calculator.getByText(reference).first();
  await told.waitFor({ timeout: sendingEnds });
  const text = (await told.textContent()) ?? '';
  const [given] = reference.exec(text) ?? [];
  const isTold = (title: string) => calculator.getByText(title, { exact: true }).isVisible();
  const registered = await isTold('Uw aanvraag ligt bij ons op tafel');
  const confirmed = registered || (await isTold('Uw aanvraag is verstuurd'));
  return [
    confirmed
      ? { what: `${what}: ${given}. Look for it in the mailbox` }
      : { what, wrong: `no receipt for ${given}: ${text.trim()}` },
    ...(config.storage ? [registerOutcome(answers, registered), photoOutcome(answers, uploaded)] : []),
    await mailOutcome(answers),
  ];
}

async function fill(calculator: Locator): Promise<void> {
  for (const [name, value] of Object.entries(sender)) await calculator.locator(`[name=${name}]`).fill(value);
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1E5A45' } });
  await calculator
    .locator('input[type=file]')
    .setInputFiles({ name: photo, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() });
  await calculator.getByText(photo).waitFor();
}

/** What stands beside the photo, once it is uploaded or has failed; undefined if neither happens in time. */
async function uploadOf(calculator: Locator): Promise<string | undefined> {
  const status = calculator.getByText(/^(?:niet )?geüpload$/);
  const settled = await status.waitFor().then(
    () => true,
    () => false,
  );
  return settled ? ((await status.textContent()) ?? undefined) : undefined;
}

function registerOutcome({ registered, forbidden }: ServiceAnswers, isTold: boolean): Outcome {
  const answer = registered ? `it answered ${registered}` : noAnswer(forbidden);
  return outcome(
    'the register has stored it, and the visitor is told so',
    registered === 201 && isTold,
    registered === 201
      ? `${answer}, but the visitor was not told`
      : `${answer}. It was only mailed, if at all`,
  );
}

function photoOutcome({ uploaded, fields, forbidden }: ServiceAnswers, seen: string | undefined): Outcome {
  const isLinked =
    !fields || /\bhttps?:\S+\/storage\/v1\/object\/public\//.test(fields['uploadedFiles'] ?? '');
  const reason = !seen
    ? 'it was still being uploaded when it was sent'
    : uploaded
      ? `the storage answered ${uploaded}`
      : noAnswer(forbidden);
  return outcome(
    'the photo is in the storage, and the request has its link',
    seen === 'geüpload' && isLinked,
    `${reason}. The request has ${fields?.['uploadedFiles'] ?? 'no link'}`,
  );
}

async function mailOutcome(answers: ServiceAnswers): Promise<Outcome> {
  const accepted = await Promise.race([answers.mailed, setTimeout(patience, false, { ref: false })]);
  const { refusedMail, forbidden } = answers;
  return outcome(
    'the mail service has accepted its mail',
    accepted,
    refusedMail
      ? `it answered ${refusedMail} and did not lead back to our page. Does it know this site’s domain?`
      : noAnswer(forbidden),
  );
}

/** Why a browser may see no answer. */
function noAnswer(forbidden: string | undefined): string {
  return forbidden
    ? `copy the policy of /bezorgen in dist/_headers to the host, for the browser says “${forbidden.trim()}”`
    : 'the browser saw no answer: is the service down, or does it not allow this site?';
}
