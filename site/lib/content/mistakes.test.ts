import { describe, expect, it } from 'vitest';
import { copyContent } from './content-copy.fixture.ts';

/** A mistake that somebody makes in the content: replaces the first occurrence of a text in a file; no text: writes the file. */
type Mistake = readonly [what: string, file: string, from: string | RegExp, to: string, message: string];

const pages = 'site/content/pages';
const about = `${pages}/over-ons.yaml`;
const article = 'site/content/blog/kozijnen-wrappen-gids';

/** Mistakes in the form of a file. Each is in a file of its own, because a file that is no YAML shows its first mistake only. */
const ofForm: readonly Mistake[] = [
  [
    'an unknown kind of section',
    `${pages}/veelgestelde-vragen.yaml`,
    'type: questions',
    'type: question',
    'sections 2 › type: no section type is called "question"; did you mean "questions"? (/workbench/sections shows each of them)',
  ],
  [
    'a missing language',
    about,
    '\n  en: "About us',
    '\n  # en: "About us',
    'title › en: missing translation (en)',
  ],
  [
    'a text in one language',
    `${pages}/projecten.yaml`,
    '\npicture:',
    '\nname: Projecten\npicture:',
    'name: should be { nl: "…", en: "…" }, is "Projecten"',
  ],
  [
    'an unknown field',
    `${pages}/duurzaam-wrappen.yaml`,
    '\npicture:',
    '\npicure:',
    'unknown key "picure"; did you mean "picture"?',
  ],
  [
    'a line that begins in the wrong column',
    `${pages}/prijscalculator.yaml`,
    '\n  en: "Price calculator',
    '\n   en: "Price calculator',
    'begin the line in the same column as its neighbours',
  ],
  [
    'a colon in a text without quotes',
    `${pages}/kleuren-folie.yaml`,
    '\npicture: ',
    '\npicture: this: ',
    'put quotes around a text with a colon',
  ],
  ['a tab', `${pages}/diensten/index.yaml`, '\n  en:', '\n\ten:', 'indent with spaces'],
  [
    'two sections of one name',
    `${pages}/keuken-opknappen-vs-vervangen.yaml`,
    'id: duurzaam',
    'id: vergelijking',
    'id: section 2 is called "vergelijking" too',
  ],
  [
    'the same field twice',
    `${pages}/zuid-frankrijk.yaml`,
    '\npicture:',
    '\ntitle: { nl: Een titel erbij, en: One more title }\npicture:',
    'this field is written twice: take one away',
  ],
  [
    'a layout that does not exist',
    `${pages}/wrapping-advies.yaml`,
    'layout: large',
    'layout: colums',
    'layout: "colums" is not possible here; there are: large, small, index',
  ],
  [
    'a film that does not exist',
    'site/content/films.yaml',
    '\n  WF-116:\n',
    '\n  WF-117:\n',
    'films: unknown key "WF-117"; did you mean "WF-116"?',
  ],
  [
    'a shared file that does not exist',
    `${pages}/algemene-voorwaarden.yaml`,
    '!file terms.yaml',
    '!file term.yaml',
    'there is no file site/content/term.yaml; did you mean "terms.yaml"?',
  ],
  [
    'a mistake in a shared file',
    'site/content/platform.yaml',
    'title:',
    'titel:',
    'unknown key "titel"; did you mean "title"?',
  ],
  [
    'a page with another ending',
    `${pages}/nieuws.yml`,
    '',
    'title: x',
    'a page is named with small letters, digits and hyphens, and ends in .yaml',
  ],
];

/** Names that do not exist, in files that are right otherwise. */
const ofNames: readonly Mistake[] = [
  [
    'an unknown picture of a page',
    about,
    'picture: workshop',
    'picture: workshap',
    'picture: no picture is called "workshap"; did you mean "workshop"? (site/pictures/pictures.yaml has them all)',
  ],
  [
    'an unknown icon',
    about,
    'icon: receipt-euro',
    'icon: reciept-euro',
    'sections 4 › benefits 2 › icon: no icon is called "reciept-euro"; did you mean "receipt-euro"? (lucide.dev/icons shows them all)',
  ],
  [
    'an unknown project',
    `${pages}/projecten.yaml`,
    'record: tilburgTable',
    'record: tilburgTabel',
    'record: no project is called "tilburgTabel"; did you mean "tilburgTable"? (site/content/projects.yaml has them all)',
  ],
  [
    'an unknown fact',
    about,
    /\{claims\.customers\}/,
    '{claims.costumers}',
    'No fact is called {claims.costumers}; did you mean "claims.customers"?',
  ],
  [
    'a link in an answer',
    `${pages}/prijscalculator.yaml`,
    /(answer:\s+nl: ")/,
    '$1[Zo werkt het](/wraping-gids). ',
    'answer › nl: no page is called "/wraping-gids"; did you mean "/wrapping-gids"?',
  ],
  [
    'a link where none can stand',
    `${pages}/wrapping-advies.yaml`,
    /(lead:\s+nl: )/,
    '$1Lees [dit](/over-ons). ',
    'lead › nl: no links or stress can stand here; put them in a paragraph, an answer or a button',
  ],
  [
    'the page of a button',
    `${pages}/keuken-wrappen-kosten.yaml`,
    'to: "/prijscalculator?service=keuken"',
    'to: "/prijscalculater?service=keuken"',
    'to: no page is called "/prijscalculater"; did you mean "/prijscalculator"?',
  ],
  [
    'the service of a button',
    `${pages}/keuken-wrappen-rotterdam.yaml`,
    '"/prijscalculator?service=keuken"',
    '"/prijscalculator?service=keukens"',
    'to: no service is called "keukens"; did you mean "keuken"?',
  ],
  [
    'an English address',
    `${pages}/wrapping-gids.yaml`,
    'to: "/',
    'to: "/en/',
    'each language links to its own page',
  ],
  [
    'a page of the menu',
    'site/content/navigation.yaml',
    'route: /over-ons',
    'route: /over-os',
    'header 2 › route: no page is called "/over-os"; did you mean "/over-ons"?',
  ],
  [
    'a widget',
    `${pages}/zzp-dashboard.yaml`,
    'wrap-partner-dashboard',
    'wrap-partner-dashbord',
    'tag: no widget is called "wrap-partner-dashbord"; did you mean "wrap-partner-dashboard"?',
  ],
  [
    'the value of a widget’s attribute',
    `${pages}/diensten/kozijnen-wrappen.yaml`,
    'room: windows',
    'room: window',
    'attributes › room: "window" is not possible here; did you mean "windows"?',
  ],
  [
    'a film in a text',
    'site/content/pages/kleuren-folie.yaml',
    '\n    title: { nl: ',
    '\n    title: { nl: WF-111 ',
    'no film is called "WF-111"; did you mean "WF-110"?',
  ],
  [
    'a price that is typed',
    `${pages}/projecten.yaml`,
    /(lead:\s+nl: )/,
    '$1Vanaf € 150. ',
    '"€ 150" is typed, and would stay when the price changes; did you mean {prices.minimum} or {prices.kitchenFrom} or',
  ],
  [
    'a price that is also a share',
    `${pages}/duurzaam-wrappen.yaml`,
    /(lead:\s+nl: )/,
    '$1Voor € 99. ',
    '"€ 99" is typed, and would stay when the price changes; quote a fact of site/content/facts.yaml',
  ],
  [
    'a quote without its end',
    `${pages}/over-ons.yaml`,
    /(lead:\s+nl: )/,
    '$1Klaar in {claims.duration. ',
    'a "{" without its other half; a fact is quoted as {claims.warrantyYears}',
  ],
  [
    'stress without its end',
    `${pages}/veelgestelde-vragen.yaml`,
    /(lead:\s+nl: )/,
    '$1Een **vraag. ',
    'a "**" without its other half',
  ],
  [
    'HTML',
    `${pages}/zuid-frankrijk.yaml`,
    /(lead:\s+nl: )/,
    '$1Een <b>villa. ',
    '"<b>" would be shown as it is: a text holds no HTML',
  ],
  [
    'a quote in an article',
    `${article}/en.md`,
    '\n## ',
    '\nDone in claims.duration}\n\n## ',
    'a "}" without its other half',
  ],
  ['a link of an article', `${article}/nl.md`, '](/', '](/zo', 'no page is called "/zo'],
  ['a picture of an article', `${article}/en.md`, '![](', '![](big-', 'no picture is called "big-'],
  [
    'the service of an article',
    `${article}/meta.yaml`,
    'service: /diensten/kozijnen-wrappen',
    'service: /diensten/kozijn-wrappen',
    'service: no page is called "/diensten/kozijn-wrappen"; did you mean "/diensten/kozijnen-wrappen"?',
  ],
  [
    'an address that another page has',
    `${pages}/diensten.yaml`,
    '',
    `${pages}/diensten/index.yaml`,
    'its address /diensten is that of site/content/pages/diensten.yaml; rename or remove one of the two',
  ],
  [
    'an address that a template has',
    `${pages}/blog.yaml`,
    '',
    `${pages}/diensten/index.yaml`,
    'its address /blog is that of site/content/template-routes.yaml; rename or remove one of the two',
  ],
];

describe.each([
  ['a file', ofForm],
  ['a name', ofNames],
] as const)(
  'a mistake in the content is one line, with file, line and what would be right: %s',
  (_, mistakes) => {
    const said = checkWith(mistakes);

    it.each(mistakes)('%s', (_what, file, _from, _to, message) => {
      const lines = said.filter((line) => line.includes(message));
      expect(lines, said.join('\n')).toHaveLength(1);
      expect(lines[0]).toMatch(/^site\/[^:]+:(\d+:)? /);
      if (!message.startsWith('its address')) expect(lines[0]).toContain(file);
    });

    it('and nothing else is printed', () => {
      const messages = mistakes.map(([, , , , message]) => message);
      expect(said.filter((line) => !messages.some((message) => line.includes(message)))).toEqual([]);
    });
  },
);

/** What the first step of a build prints, in a copy of the content with these mistakes. */
function checkWith(mistakes: readonly Mistake[]): string[] {
  const copy = copyContent();
  for (const [, file, from, to] of mistakes) {
    // A whole file, or a copy of one.
    if (!from) copy.write(file, to.endsWith('.yaml') ? copy.read(to) : to);
    else {
      const changed = copy.read(file).replace(from, to);
      if (changed === copy.read(file)) throw new Error(`${file} does not hold ${from}.`);
      copy.write(file, changed);
    }
  }
  const { status, said } = copy.run('site/lib/launch/production-check.cli.ts');
  copy.remove();
  expect(status).toBe(1);
  return said;
}
