import type { Registry } from '../loader.ts';
import { diagnose } from './diagnose.ts';
import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';

/** The report on all our elements of the page, for `widgets.js?doctor`. It loads what each of them needs. */
export async function diagnosePage(registry: Registry): Promise<string> {
  const tags = Object.keys(registry);
  const found = [...document.querySelectorAll(tags.join())];
  const metas = new Map(
    await Promise.all(
      [...new Set(found.map(({ localName }) => localName))].map(
        async (tag) => [tag, (await registry[tag]!.load()).meta] as const,
      ),
    ),
  );
  const elements = found.map((element) => ({ element, meta: metas.get(element.localName)! }));
  return diagnose(elements, [...unknownTags(tags), ...(found.length === 0 ? [nothingHere(tags)] : [])]);
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

function nothingHere(tags: readonly string[]): Finding {
  return {
    about: 'elements',
    state: 'notice',
    text: 'none of our widgets is on the page',
    mend: `put one there, such as <${tags.find((tag) => tag.includes('calculator'))}>`,
  };
}
