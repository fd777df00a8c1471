import { chromium, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import type { Check, Outcome } from './outcome.ts';

/** Time limit for each step in the browser, in milliseconds. */
const patience = 30_000;

const what = 'a test request with a photo arrives, and its receipt comes back';

/** The reference that the visitor sees. */
const reference = /WR-\w{8}/;

/** Every field that people read says that it is a test. */
const sender = { name: 'TEST check:live, niet beantwoorden', email: 'test@example.com', phone: '0000000000' };

/**
 * Sends one request with a photo like a visitor, in a real browser. It arrives in the real mailbox, marked as a test.
 *
 * @param browserPath of a Chromium
 */
export function sendTestRequest(browserPath: string, args: string[]): Check {
  return async (origin) => {
    const browser = await chromium.launch({ executablePath: browserPath, args });
    try {
      const page = await browser.newPage({ locale: 'nl-NL' });
      page.setDefaultTimeout(patience);
      return [await requestFrom(page, origin)];
    } catch (error) {
      return [{ what, wrong: (error as Error).message.split('\n')[0] ?? String(error) }];
    } finally {
      await browser.close();
    }
  };
}

/** Sends the request from this page of a browser, and waits for what the visitor is told. */
export async function requestFrom(page: Page, origin: string): Promise<Outcome> {
  await page.goto(`${origin}/prijscalculator#keuken?length=1&folieType=mat&complexity=eenvoudig`);
  const calculator = page.locator('wrap-price-calculator').first();
  await calculator.getByRole('button', { name: 'Akkoord' }).click();
  await fill(calculator);
  await calculator.getByRole('button', { name: 'Verstuur aanvraag' }).click();
  const told = calculator.getByText(reference).first();
  await told.waitFor();
  const text = (await told.textContent()) ?? '';
  const [given] = reference.exec(text) ?? [];
  const confirmed = await calculator
    .getByText(/^Uw aanvraag (ligt bij ons op tafel|is verstuurd)$/)
    .isVisible();
  return confirmed
    ? { what: `${what}: ${given}. Look for it in the mailbox` }
    : { what, wrong: `no receipt for ${given}: ${text.trim()}` };
}

async function fill(calculator: Locator): Promise<void> {
  for (const [name, value] of Object.entries(sender)) await calculator.locator(`[name=${name}]`).fill(value);
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1E5A45' } });
  await calculator.locator('input[type=file]').setInputFiles({
    name: 'test-check-live.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg().toBuffer(),
  });
  await calculator.getByText('test-check-live.jpg').waitFor();
}
