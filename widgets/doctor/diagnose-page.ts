import type { Registry } from '../kit/loader.ts';
import type { WidgetMeta } from '../kit/meta.ts';
import { diagnose } from './diagnose.ts';
import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';

/** The report on all our elements of the page, for `widgets.js?doctor`. It loads what each of them needs. */
export async function diagnosePage(registry: Registry): Promise<string> {
  const tags = Object.keys(registry);
  const found = [...document.querySelectorAll(tags.join())];
  const metas = new Map<string, WidgetMeta>();
  const notLoaded: Finding[] = [];
  for (const tag of new Set(found.map(({ localName }) => localName))) {
    try {
      metas.set(tag, (await registry[tag]!.load()).meta);
    } catch (error) {
      notLoaded.push(failedLoad(tag, error));
    }
  }
  const elements = found.flatMap((element) => {
    const meta = metas.get(element.localName);
    return meta ? [{ element, meta }] : [];
  });
  const nothing = found.length === 0 ? [nothingHere(tags)] : [];
  return diagnose(elements, [...notLoaded, ...unknownTags(tags), ...nothing]);
}

/** Tags that look like ours and are not. */
function unknownTags(tags: readonly string[]): Finding[] {
  const names = [...document.querySelectorAll('*')].map(({ localName }) => localName);
  const unknown = new Set(names.filter((name) => /^wrap(?:pie)?-/.test(name) && !tags.includes(name)));
  return [...unknown].map((name) => {
    const meant = nearest(name, tags);
    return {
      about: 'tag',
      state: 'problem',
      text: `<${name}> is none of our widgets`,
      mend: meant ? `did you mean <${meant}>?` : `there are ${tags.map((tag) => `<${tag}>`).join(', ')}`,
    };
  });
}

/** Browsers name the file that failed in the message. */
function failedLoad(tag: string, error: unknown): Finding {
  return {
    about: 'load',
    state: 'problem',
    text: `<${tag}> could not be loaded: ${error instanceof Error ? error.message : error}`,
    mend: 'open that address: is it blocked, or gone? A cache may hold an old widgets.js',
  };
}

function nothingHere(tags: readonly string[]): Finding {
  return {
    about: 'elements',
    state: 'notice',
    text: 'none of our widgets is on the page',
    mend: `put one there, such as <${tags.find((tag) => tag.includes('calculator'))}>`,
  };
}
