import { readLanguage } from '../domain/text.ts';
import { ownOrigin } from '../kit/element/build-facts.ts';
import { chosenLanguage, languageHolder, languageKey, resolveLanguage } from '../kit/language.ts';
import type { WidgetMeta } from '../kit/meta.ts';
import type { Examination, Finding } from './finding.ts';
import { misreadAttributes } from './misread-attributes.ts';
import { missingEnd } from './missing-end.ts';

/** Where an element keeps the mode that it started with: see `adapters/mode-ports.ts`. */
const startedMode = Symbol.for('wrappie.mode');

/** All findings about one element. */
export function examineElement(element: Element, meta: WidgetMeta): Examination {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const id = element.id ? ` id="${element.id}"` : '';
  return {
    title: `<${meta.tag}${id}>`,
    findings: [
      ...place(element),
      life(element),
      ...(hidesContent(element) ? missingEnd(element, ownOrigin) : []),
      language(element, meta),
      ...changedMode(element, meta),
      ...delivery(meta, attributes),
      ...misreadAttributes(meta, attributes),
    ],
  };
}

/** Where the element stands, if it is not simply in the page. */
function place(element: Element): Finding[] {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return [];
  const host = root.host.localName;
  return [{ about: 'place', state: 'good', text: `in the ${root.mode} shadow root of <${host}>` }];
}

function isAlive(element: Element): boolean {
  return element.matches(':defined') && Boolean(element.shadowRoot?.querySelector('[data-wrap-root] > *'));
}

/** Whether what stands in it is hidden: before it has come to life it shows, and a look with a slot shows it for good. */
function hidesContent(element: Element): boolean {
  return isAlive(element) && !element.shadowRoot?.querySelector('slot');
}

function life(element: Element): Finding {
  if (isAlive(element)) return { about: 'element', state: 'good', text: 'is there' };
  const hidden = element.getClientRects().length === 0;
  return hidden
    ? {
        about: 'element',
        state: 'notice',
        text: 'takes no room on the page, so it has not come to life yet',
        advice: 'it does once what it stands in is shown',
      }
    : {
        about: 'element',
        state: 'notice',
        text: 'has not come to life yet: what stands inside it shows',
        advice: 'it does once it is within a screen’s distance, or is touched',
      };
}

function language(element: Element, meta: WidgetMeta): Finding {
  const attribute = meta.attributes['lang'] ? (element.getAttribute('lang') ?? undefined) : undefined;
  const text = `${resolveLanguage(element, attribute)}, ${languageSource(element, attribute)}`;
  return { about: 'language', state: 'good', text };
}

function languageSource(element: Element, attribute: string | undefined): string {
  if (readLanguage(attribute)) return 'from its own lang attribute';
  if (chosenLanguage.getState().language) return `as the visitor chose (localStorage “${languageKey}”)`;
  const holder = languageHolder(element);
  return holder
    ? `from lang="${holder.getAttribute('lang')}" on <${holder.localName}>`
    : 'since nothing says another';
}

/** A mode that the page changed after the element started: for what is sent it counts, for what is stored it came too late. */
function changedMode(element: Element, { attributes }: WidgetMeta): Finding[] {
  const known = (mode: unknown) => attributes['mode']?.values?.find((value) => value === mode);
  const [started, mode] = [known(Reflect.get(element, startedMode)), known(element.getAttribute('mode'))];
  if (started === mode || !isAlive(element)) return [];
  const sends = mode === 'test' ? 'nothing is sent' : 'requests are sent';
  const stores = started ? 'nothing is kept on the device' : 'what visitors fill in is kept on the device';
  return [
    {
      about: 'mode',
      state: 'problem',
      text: `was ${started || 'absent'} when the element started, and is ${mode || 'absent'} now: ${sends}, and ${stores}`,
      advice: 'write it into the HTML of the page, because what is kept follows the mode at the start',
    },
  ];
}

/** Whether the element delivers what visitors fill in. */
function delivery({ attributes }: WidgetMeta, given: Readonly<Record<string, string>>): Finding[] {
  const findings: Finding[] = [];
  if (attributes['mode'] && given['mode'] === 'test')
    findings.push({
      about: 'mode',
      state: 'notice',
      text: 'test: nothing is sent',
      advice: 'remove mode="test" before visitors come',
    });
  if (attributes['partner'] && !given['partner'])
    findings.push({ about: 'partner', state: 'notice', text: 'none: requests name no partner' });
  if (attributes['endpoint'] && given['endpoint'] === 'none')
    findings.push({
      about: 'endpoint',
      state: 'notice',
      text: 'none: a demonstration, which sends nothing',
      advice: 'remove endpoint="none" before visitors come',
    });
  return findings;
}
