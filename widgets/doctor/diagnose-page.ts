import type { WidgetMeta } from '../kit/meta.ts';
import type { WidgetRegistry } from '../start-widgets.ts';
import { diagnose } from './diagnose.ts';
import { elementsOf } from './elements.ts';
import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';

/** The report on all our elements of the page, for `widgets.js?doctor`. It loads the widget of each of them. */
export async function diagnosePage(registry: WidgetRegistry): Promise<string> {
  const tags = Object.keys(registry);
  const found = elementsOf(tags.join());
  const metas = new Map<string, WidgetMeta>();
  const notLoaded: Finding[] = [];
  for (const tag of new Set(found.map(({ localName }) => localName))) {
    try {
      metas.set(tag, (await registry[tag]!.load()).widget.meta);
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

/** Tags that look like ours but do not exist. */
function unknownTags(tags: readonly string[]): Finding[] {
  const names = elementsOf('*').map(({ localName }) => localName);
  const unknown = new Set(names.filter((name) => /^wrap(?:pie)?-/.test(name) && !tags.includes(name)));
  return [...unknown].map((name) => {
    const meant = nearest(name, tags);
    return {
      about: 'tag',
      state: 'problem',
      text: `<${name}> is none of our widgets`,
      advice: meant ? `did you mean <${meant}>?` : `there are ${tags.map((tag) => `<${tag}>`).join(', ')}`,
    };
  });
}

/** The error message of a browser names the file that failed. */
function failedLoad(tag: string, error: unknown): Finding {
  return {
    about: 'load',
    state: 'problem',
    text: `<${tag}> could not be loaded: ${error instanceof Error ? error.message : error}`,
    advice: 'open that address: is it blocked, or gone? A cache may hold an old widgets.js',
  };
}

function nothingHere(tags: readonly string[]): Finding {
  return {
    about: 'elements',
    state: 'notice',
    text: 'none of our widgets is on the page',
    advice: `put one there, such as <${tags.find((tag) => tag.includes('calculator'))}>`,
  };
}
