import { holdScripts } from '../support/bare-page.ts';
import { deliveringPages, type PartnerForm, partnerFormOn, partnerPages } from '../support/partner-form.ts';
import { expect, test } from '../support/test.ts';

test('what was filled in before the script has loaded stays, in the same nodes, and a press loses nothing', async ({
  page,
  inbox,
}) => {
  const release = await holdScripts(page);
  await page.goto(deliveringPages.nl, { waitUntil: 'commit' });
  const form = partnerFormOn(page);
  await form.fill();
  await form.field('hasOwnTools').check();
  await form.send();
  const node = await form.field('motivation').elementHandle();
  await form.field('motivation').click();
  release();
  await form.hydrated();
  expect(new URL(page.url()).search).toBe('');
  await form.expectKept();
  await expect(form.field('hasOwnTools')).toBeChecked();
  await expect(form.field('motivation')).toBeFocused();
  expect(await form.field('motivation').evaluate((now, before) => now === before, node)).toBe(true);
  await form.send();
  await form.expectReceived();
  expect(await inbox.mails()).toHaveLength(1);
});

for (const width of [360, 1440]) {
  test(`nothing shifts while the page hydrates, and nothing scrolls sideways, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { takeShifts: () => observer.takeRecords().map((entry) => entry.toJSON()) });
    });
    const release = await holdScripts(page);
    await page.goto(partnerPages.nl, { waitUntil: 'commit' });
    const form = partnerFormOn(page);
    await form.field('workArea').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const before = await placesOf(form);
    release();
    await form.hydrated();
    expect(await placesOf(form)).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

/** The position of each control on the page. */
function placesOf(form: PartnerForm): Promise<unknown[]> {
  return form.element.locator('[name],button:visible').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.getAttribute('name'), x, y, width, height];
    }),
  );
}
