import {
  coloursAt,
  front,
  goTo,
  openStudio,
  pressAt,
  roomPhoto,
  waitForPaint,
} from '../../support/photo-studio.ts';
import { expect, test } from '../../support/test.ts';

test('windows are counted, their glass gets no film, and the calculator opens for frames', async ({
  page,
}) => {
  const studio = await openStudio(page);
  const status = studio.getByRole('status').first();
  await studio.getByRole('group', { name: 'Wat staat er op uw foto?' }).getByText('Kozijnen').click();
  await studio.getByLabel('Kies een foto').setInputFiles(await roomPhoto());
  await expect(status).toHaveText('Zet de hoeken om een kozijn');
  const { left, top, right, bottom } = front;
  for (const [x, y] of [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const)
    await pressAt(studio, x, y);
  await expect(status).toHaveText('1 kozijn. Klopt dat?');
  await studio.getByRole('button', { name: 'Ja, kies een folie' }).click();
  await waitForPaint(studio);
  const [frame, glass] = await coloursAt(studio, [left + 15, 450], [420, 450]);
  expect(frame![0], 'anthracite').toBeLessThan(110);
  expect(glass![0] - glass![2], 'as in the photo').toBeGreaterThan(40);
  await expect(studio.locator('[part=photo-studio] [part=amount]')).not.toContainText('€');
  await goTo(studio, 'Prijs');
  await studio.getByRole('link', { name: 'Bereken de prijs', exact: true }).click();
  await expect(page).toHaveURL(
    /prijscalculator.*#kozijnen\?folieType=effen&film=WF-126&room=photo&windows=1$/,
  );
  const calculator = page.locator('wrap-price-calculator');
  await expect(calculator.getByText('1 kozijn, geteld op uw foto: controleer het aantal')).toBeVisible();
});
