import { serviceAliases, services } from '../../../widgets/domain/calculator/services.ts';
import { films, rooms } from '../../../widgets/domain/film/films.ts';
import { defaultLanguage, type Language, languages } from '../../../widgets/domain/text.ts';
import { entries } from '../../../widgets/entries.ts';
import type { NameKind } from '../../schema/name-kinds.ts';
import { pathOf, readAddress } from '../addresses.ts';
import { type KnownNames, knownIcons } from './known-names.ts';
import { fill, placeholder } from './localise.ts';
import { nearestName, withRemedy } from './nearest-name.ts';

/** What is wrong with a name of this kind, and what would be right. Nothing when it exists. */
export function wrongName(kind: NameKind, name: string, known: KnownNames): string[] {
  if (kind === 'picture')
    return absent(name, known.pictures, 'no picture', ' (site/pictures/pictures.yaml has them all)');
  if (kind === 'icon') return absent(name, knownIcons(), 'no icon', ' (lucide.dev/icons shows them all)');
  if (kind === 'widget') return absent(name, widgetTags, 'no widget');
  if (kind === 'project')
    return absent(name, known.projects, 'no project', ' (site/content/projects.yaml has them all)');
  return wrongLink(name, known);
}

/** What is wrong in a sentence: facts and films that do not exist, links that lead nowhere, amounts that are typed, and signs that visitors would see. */
export function wrongInText(words: string, lang: Language, known: KnownNames): string[] {
  const links = [...words.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)].flatMap(([, to]) => wrongLink(to!, known));
  return [
    ...new Set([
      ...wrongFacts(words, lang, known),
      ...links,
      ...wrongFilms(words),
      ...typedAmounts(words, lang, known),
      ...signsLeft(words),
    ]),
  ];
}

/** What is wrong with the attributes of a widget. */
export function wrongAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): [string, string][] {
  const possible = entries.find(({ meta }) => meta.tag === tag)?.meta.attributes;
  if (!possible) return [];
  return Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    const attribute = possible[name];
    if (!attribute)
      return [
        [name, withRemedy(`<${tag}> has no attribute "${name}"`, nearestName(name, Object.keys(possible)))],
      ];
    return attribute.values && !attribute.values.includes(value)
      ? [[name, withRemedy(`"${value}" is not possible here`, nearestName(value, attribute.values))]]
      : [];
  });
}

function wrongLink(to: string, { routes }: KnownNames): string[] {
  if (/^(?:#|https?:|tel:|mailto:|\{)/.test(to)) return [];
  if (!to.startsWith('/'))
    return [
      `"${to}" is no address: write a page of this site as "/${to.replace(/^\W+/, '')}", another site as https://…`,
    ];
  const route = pathOf(to);
  const { route: plain } = readAddress(route);
  if (plain !== route && routes.has(plain))
    return [`write "${plain}" instead of "${route}": each language links to its own page`];
  if (!routes.has(route)) return absent(route, [...routes], 'no page');
  const { searchParams, hash } = new URL(to, 'http://site');
  const service = route === '/prijscalculator' ? searchParams.get('service') : null;
  const room = new URLSearchParams(hash.split('?')[1]).get('room');
  return [
    ...(service === null ? [] : absent(service, serviceNames, 'no service')),
    ...(room === null ? [] : absent(room, rooms, 'no room')),
    ...wrongFilms(hash),
  ];
}

function wrongFacts(words: string, lang: Language, { placeholders }: KnownNames): string[] {
  try {
    fill(words, placeholders[lang]);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function wrongFilms(words: string): string[] {
  return [...words.matchAll(/\bWF-\w+/g)].flatMap(([code]) => absent(code, filmCodes, 'no film'));
}

/** Signs of a quote, of stress or of HTML that a page would show as they are written. */
function signsLeft(words: string): string[] {
  const brace = /[{}]/.exec(words.replace(placeholder, ''))?.[0];
  const stressSigns = words.split('**').length - 1;
  const [tag] = /<\/?[a-z][^<>]*>/i.exec(words) ?? [];
  return [
    ...(brace ? [`a "${brace}" without its other half; a fact is quoted as {claims.warrantyYears}`] : []),
    ...(stressSigns % 2 > 0 ? ['a "**" without its other half; stress is written as **stress**'] : []),
    ...(tag ? [`"${tag}" would be shown as it is: a text holds no HTML`] : []),
  ];
}

/** An amount that is typed stays as it is when the price changes. */
function typedAmounts(words: string, lang: Language, { placeholders }: KnownNames): string[] {
  return [...words.matchAll(/€\s?(\d+(?:[.,]\d+)*)/g)].map(([amount, number]) => {
    const facts = [...placeholders[lang].keys()].filter(
      (name) => mayBeEuros.test(name) && placeholders[lang].get(name) === number,
    );
    const remedy = facts.length > 0 ? `did you mean {${facts.slice(0, 3).join('} or {')}}?` : examples;
    return `"${amount}" is typed, and would stay when the price changes; ${remedy}`;
  });
}

/** Other facts are percentages, years or numbers of things. */
const mayBeEuros = /^(?:prices|maintenance|projects)\.|(?:Minimum|\.fee)$/;

const examples =
  'quote a fact of site/content/facts.yaml, or a price of the calculator: docs/content.md shows how';

function absent(name: string, names: readonly string[], what: string, hint = ''): string[] {
  if (names.includes(name)) return [];
  return [`${withRemedy(`${what} is called "${name}"`, nearestName(name, names))}${hint}`];
}

/** The language whose words these are, by their place: `title › en`. */
export function languageAt(path: readonly PropertyKey[]): Language {
  return languages.find((lang) => path.at(-1) === lang) ?? defaultLanguage;
}

const widgetTags = entries.map(({ meta }) => meta.tag);
const serviceNames = [...services, ...Object.keys(serviceAliases)];
const filmCodes = films.map(({ code }) => code);
