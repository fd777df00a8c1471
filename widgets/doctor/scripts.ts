import type { Finding } from './finding.ts';
import { examineTags } from './tags.ts';

declare const __VERSION__: string;

const ours = /\/widgets\.js(?:[?#]|$)/;

/** Which copy of our script is active, which other copies the page loads, and what became of their tags. */
export function examineScripts(): Finding[] {
  const first = Reflect.get(window, Symbol.for('wrappie.widgets')) as string | undefined;
  const addresses = [...document.scripts].map(({ src }) => src).filter((src) => ours.test(src));
  const held = [...document.scripts].filter(({ attributes }) =>
    [...attributes].some(({ value }) => ours.test(value)),
  );
  const tags = examineTags(
    held.map(({ type, attributes }) => ({
      type,
      attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    })),
  );
  const script: Finding = {
    about: 'script',
    state: first === __VERSION__ ? 'good' : 'problem',
    text: `version ${first} is in use${first === __VERSION__ ? '' : `, and this is ${__VERSION__}, which came later`}`,
  };
  if (new Set(addresses.map(withoutQuery)).size < 2)
    return [{ ...script, text: `${script.text}, ${addresses[0] ?? 'from a bundle'}` }, ...tags];
  return [
    script,
    {
      about: 'scripts',
      state: 'notice',
      text: `several are on the page: ${addresses.join(', ')}. The first to run is in use, the others do nothing`,
      advice: 'keep one',
    },
    ...tags,
  ];
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '');
}
