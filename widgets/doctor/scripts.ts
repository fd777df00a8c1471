import type { Finding } from './finding.ts';

declare const __VERSION__: string;

/** Which copy of our script is active, and which other copies the page loads. */
export function examineScripts(): Finding[] {
  const first = Reflect.get(window, Symbol.for('wrappie.widgets')) as string | undefined;
  const addresses = [...document.scripts]
    .map(({ src }) => src)
    .filter((src) => /\/widgets\.js(?:[?#]|$)/.test(src));
  const script: Finding = {
    about: 'script',
    state: first === __VERSION__ ? 'good' : 'problem',
    text: `version ${first} is in use${first === __VERSION__ ? '' : `, and this is ${__VERSION__}, which came later`}`,
  };
  if (new Set(addresses.map(withoutQuery)).size < 2)
    return [{ ...script, text: `${script.text}, ${addresses[0] ?? 'from a bundle'}` }];
  return [
    script,
    {
      about: 'scripts',
      state: 'notice',
      text: `several are on the page: ${addresses.join(', ')}. The first to run is in use, the others do nothing`,
      advice: 'keep one',
    },
  ];
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, '');
}
