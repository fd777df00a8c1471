import fc from 'fast-check';
import type { Visited } from './early-visit.ts';

/** A step of a visitor in the conversation, or of the page around it. */
export type ChatStep =
  | { do: 'type'; text: string }
  | { do: 'press'; what: 'launcher' | 'close' | 'send' | 'suggestion' | 'link'; at: number }
  | { do: 'enter' | 'escape' | 'hostOpens' | 'wait' };

/** Steps as visitors take them, often towards an answer. */
export const chatStep: fc.Arbitrary<ChatStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      text: fc.constantFrom(
        'garantie?',
        'keuken 12 fronten 4 lades',
        'wat kost een deur',
        '  ',
        '',
        '<b>&"hoi',
        'kleuren',
      ),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      what: fc.constantFrom(
        'launcher' as const,
        'close' as const,
        'send' as const,
        'send' as const,
        'suggestion' as const,
        'link' as const,
      ),
      at: fc.nat(5),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('enter' as const, 'escape' as const, 'hostOpens' as const, 'wait' as const),
    }),
  },
);

/** What the assistant shows after the steps of a visitor, and what it told the page and stored meanwhile. */
export interface ChatShown {
  markup: string;
  focus: string;
  field: string | undefined;
  isOpen: boolean;
  events: string[];
  stored: string[];
  errors: string[];
}

/** Opens a page with the assistant in a frame, and takes the steps there (see `Visits.takeSteps`). */
export async function takeChatSteps(
  open: string,
  describe: string,
  address: string,
  steps: readonly ChatStep[],
  releaseAt: number,
): Promise<ChatShown> {
  const openVisit = new Function(`return ${open}`)() as typeof import('./early-visit.ts').openVisit;
  const describeVisit = new Function(
    `return ${describe}`,
  )() as typeof import('./early-visit.ts').describeVisit;
  sessionStorage.clear();
  const { view, host, shadow, release, until, hydrated, type, end } = await openVisit<
    Visited & { told: string[]; timers: (() => void)[]; PointerEvent: typeof PointerEvent }
  >(
    address,
    'wrap-chat',
    // The clock stands still, and answers come when the visitor waits for them.
    `{const Real=Date,now=Real.UTC(2026,0,15,8,30);window.Date=class extends Real{constructor(...given){given.length?super(...given):super(now)}static now(){return now}}}
     {const real=setTimeout;window.timers=[];window.setTimeout=(work,ms,...more)=>ms===1000?timers.push(work):real(work,ms,...more)}
     window.told=[];for(const name of ['opened','closed','answered'])addEventListener('wrap-chat-'+name,({type,detail})=>told.push(type+JSON.stringify(detail)));
     addEventListener('click',(event)=>event.composedPath()[0].closest?.('a')&&event.preventDefault(),true)`,
  );
  const pick = (selector: string, at = 0) => {
    const all = [...shadow.querySelectorAll<HTMLElement>(selector)];
    return all[at % all.length];
  };
  const places = {
    launcher: '[part=launcher]',
    close: 'h2 ~ button, div:has(> h2) ~ button',
    send: '[part=send]',
    suggestion: 'li button',
    link: '[role=log] a',
  };
  const stored = () => {
    const messages: { isBot: boolean; text: string }[] = JSON.parse(
      sessionStorage.getItem('wrappie-chat') ?? '[]',
    );
    return messages.map(({ isBot, text }) => `${isBot ? 'W' : 'U'}: ${text}`);
  };
  const take = async (step: ChatStep) => {
    const field = shadow.querySelector('input');
    if (step.do === 'type') type(field, step.text);
    else if (step.do === 'press') pick(places[step.what], step.at)?.click();
    else if (step.do === 'enter') shadow.querySelector('form')?.requestSubmit();
    else if (step.do === 'escape')
      view.document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    else if (step.do === 'hostOpens') host.dispatchEvent(new Event('wrap-open'));
    else await answered();
  };
  const answered = async () => {
    await until(() => {
      // React stores nothing before it has seen a use, and may come at any time.
      host.dispatchEvent(new Event('pointerdown'));
      // Also those of questions that are handed over meanwhile.
      for (const work of view.timers.splice(0)) work();
      const said = stored();
      return said.filter((each) => each.startsWith('U')).length * 2 === said.length;
    });
  };

  pick('[part=launcher], [part=panel]')?.dispatchEvent(
    new view.PointerEvent('pointerover', { bubbles: true, composed: true }),
  );
  await until(() => Reflect.has(host, Symbol.for('wrappie.early')));
  if (releaseAt < 0) {
    release();
    await hydrated();
  }
  for (const [index, step] of steps.entries()) {
    if (index === releaseAt) release();
    await take(step);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  release();
  await hydrated();
  // The conversation loads with the first use.
  await until(() => !shadow.querySelector(':is(:popover-open)') || shadow.querySelector('[role=log]'));
  await answered();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const isOpen = shadow.querySelector(':is(:popover-open)') !== null;
  if (!isOpen && shadow.querySelector('[part=launcher][data-aside]:not(:focus)'))
    view.errors.push('The launcher stays hidden after the panel is closed.');
  const shown = {
    ...describeVisit(shadow),
    field: shadow.querySelector('input')?.value,
    isOpen,
    events: view.told,
    stored: stored(),
    errors: view.errors,
  };
  end();
  return shown;
}
