import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningDevServer, startDevServer } from './dev-server.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

let project: ProjectCopy;
let server: RunningDevServer;

beforeAll(async () => {
  project = copyProject();
  server = await startDevServer(project.root);
});
afterEach(() => project.mend());
afterAll(async () => {
  await server?.stop();
  project?.remove();
});

/** Whether a page contains a text. A message in an error page has its quotes escaped. */
const holds = async (address: string, words: string) => {
  const { text } = await server.read(address);
  return text.includes(words) || text.replaceAll('&#34;', '"').includes(words);
};
/**
 * Writes a file until the page contains a text. A watcher may merge two quick writes into one and read the file too early, so the file is
 * written again, like a person who saves again.
 */
async function eventually(address: string, words: string, write: () => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    write();
    const shown = expect.poll(() => holds(address, words), {
      message: `${address}: ${words}`,
      timeout: 8_000,
    });
    try {
      return await shown.toBe(true);
    } catch (error) {
      if (tries === 4) throw error;
    }
  }
}

const about = 'site/content/pages/over-ons.yaml';
const calculator = 'widgets/price-calculator/PriceCalculator.tsx';

describe('a change shows in the page', () => {
  test.each([
    ['a word of a page', about, 'nl: "Over ons', 'nl: "Zo zijn wij', '/over-ons', '<title>Zo zijn wij'],
    [
      'a fact',
      'site/content/facts.yaml',
      'experienceYears: 8',
      'experienceYears: 88',
      '/over-ons',
      'ruim 88',
    ],
    [
      'an article',
      'site/content/blog/kozijnen-wrappen-gids/nl.md',
      '\n## ',
      '\nZeldzaamwoord.\n\n## ',
      '/blog/kozijnen-wrappen-gids',
      'Zeldzaamwoord.',
    ],
    [
      'words that two pages share',
      'site/content/terms.yaml',
      'nl: ',
      'nl: Zeldzaamwoord ',
      '/algemene-voorwaarden',
      'Zeldzaamwoord',
    ],
    [
      'a section',
      'site/sections/Intro.tsx',
      '{lead}</p>',
      'Zeldzaamwoord {lead}</p>',
      '/over-ons',
      'Zeldzaamwoord',
    ],
    [
      'a view of a widget',
      calculator,
      '<ProjectForm',
      '<p>Zeldzaamwoord</p><ProjectForm',
      '/prijscalculator',
      '<p>Zeldzaamwoord</p>',
    ],
    [
      'the same in the browser',
      calculator,
      '<ProjectForm',
      '<p>Zeldzaamwoord</p><ProjectForm',
      `/${calculator}`,
      'Zeldzaamwoord',
    ],
    [
      'a rule of the domain',
      'widgets/domain/calculator/services.ts',
      'rate: 85',
      'rate: 999',
      '/workbench/wrap-price-calculator/price',
      '22.597',
    ],
    [
      'an inline script',
      'site/inline-scripts/paint-first.js',
      '',
      "document.title = 'Zeldzaamwoord';\n",
      '/blog/kozijnen-wrappen-gids',
      'Zeldzaamwoord',
    ],
    [
      'what a widget writes of its styles',
      calculator,
      'className="grid gap-6',
      'className="grid gap-[17px]',
      '/widgets/price-calculator/price-calculator.widget.ts',
      '17px',
    ],
  ])('%s', async (_, file, from, to, address, shown) => {
    expect(await holds(address, shown)).toBe(false);
    await eventually(address, shown, () => project.change(file, from, to));
  });

  test('and open pages are told to reload', async () => {
    const { heard, close } = await server.listen();
    project.change(about, 'nl: "Over ons', 'nl: "Zo zijn wij');
    await expect.poll(() => heard.join('\n'), { timeout: 20_000 }).toContain('full-reload');
    close();
  });
});

describe('a mistake is shown in the page and in the terminal, with file and line, until it is corrected', () => {
  test.each([
    [
      'a missing translation',
      about,
      '  en: "About us: film wrappers from Rotterdam | Wrappie"\n',
      '',
      `${about}:1: title › en: missing translation (en)`,
    ],
    ['an unknown key', about, 'picture:', 'colour: red\npicture:', `${about}:7: unknown key "colour"`],
    ['what is no YAML', about, 'sections:', 'sections: [', `${about}:`],
    [
      'a fact that there is not',
      about,
      '{claims.experienceYears}',
      '{claims.experienceYear}',
      `${about}:5: description › nl: No fact is called {claims.experienceYear}; did you mean "claims.experienceYears"?`,
    ],
    [
      'a picture that there is not',
      about,
      'picture: workshop',
      'picture: worksop',
      `${about}:7: picture: no picture is called "worksop"; did you mean "workshop"?`,
    ],
    [
      'a class without a rule',
      'site/sections/Intro.tsx',
      'className="mt-3',
      'className="mt-three',
      'site/sections/Intro.tsx:',
    ],
    [
      'code that does not compile',
      'site/sections/Intro.tsx',
      'return (',
      'return ((',
      'site/sections/Intro.tsx:',
    ],
    [
      'a view that fails',
      'site/sections/Intro.tsx',
      '{lead}</p>',
      '{(undefined as unknown as string[]).map(String)}</p>',
      'site/sections/Intro.tsx:',
    ],
  ])('%s', async (_, file, from, to, message) => {
    const saidBefore = server.said().length;
    await eventually('/over-ons', message, () => project.change(file, from, to));
    expect((await server.read('/over-ons')).status).toBe(500);
    expect(server.said().slice(saidBefore)).toContain(message);
    await eventually('/over-ons', '<title>Over ons', () => project.mend());
  });
});

describe('addresses', () => {
  test.each([
    ['/', 200, '<html lang="nl">'],
    ['/en', 200, '<html lang="en">'],
    ['/sitemap.xml', 200, '<urlset'],
    ['/widgets.js', 200, 'startWidgets'],
    ['/favicon.svg', 200, '<svg'],
    ['/bezorgen', 200, '/widgets/adapters/courier/courier-page.ts'],
    ['/_local/inbox', 200, 'Inbox'],
    ['/nergens', 404, 'Deze pagina bestaat niet'],
    ['/en/blog/nowhere', 404, 'Article not found'],
  ])('%s', async (address, status, text) => {
    // On a busy machine the last mending above may be noticed late, and interrupts what is being drawn.
    await expect.poll(async () => (await server.read(address)).status, { timeout: 10_000 }).toBe(status);
    expect((await server.read(address)).text).toContain(text);
  });
});
