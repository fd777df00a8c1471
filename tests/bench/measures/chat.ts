import { compare } from '../compare.ts';
import { askChat } from '../in-page/ask-chat.ts';
import { plainChat } from '../plain-pages.ts';
import { openSlowPhone } from '../slow-phone.ts';
import type { Stand } from '../stand.ts';
import { inPairs } from '../statistics.ts';
import type { Row } from '../table.ts';

/** From the start of the navigation until a question, asked as soon as the page allows it, is in the conversation. */
export async function chat(stand: Stand, runs: number): Promise<Row[]> {
  const pairs = await inPairs(
    runs,
    () => asked(stand, '/workbench/wrap-chat/inline-empty'),
    () => asked(stand, plainChat),
  );
  return [compare({ what: 'chat usable: first question asked', pairs, limit: 2 })];
}

async function asked({ devTools, origin }: Stand, path: string): Promise<number> {
  const page = await openSlowPhone(devTools);
  await page.beforeLoad(askChat);
  await page.open(origin + path);
  const time = await page.until(() => window.benchAsked);
  await page.close();
  return time;
}
