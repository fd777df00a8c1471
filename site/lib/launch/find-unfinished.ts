import { isMap, isScalar, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { defaultLanguage } from '../../../widgets/domain/text.ts';
import type { Facts } from '../../schema/facts.ts';
import { variableName } from '../content/facts.ts';

/** Something that must not go live: its place, what it is, and how to fix it. */
export interface Unfinished {
  /** `file:line`, or `environment` for a setting. */
  place: string;
  what: string;
  mend: string;
}

type Variables = Record<string, string | undefined>;

/** `.example` and `example.com` are reserved names: no real site has them. */
const exampleAddress = /(?:[\w-]+\.)+example\b(?!\.\w)|\bexample\.(?:com|net|org|nl)\b/i;

/** Placeholders that are recognisable on purpose: `010 000 00 00`, `00000000`, `3000 AA`, `Voorbeeldstraat`. */
const companyPlaceholder = /example|voorbeeld|0{3}.?0{2}.?0{2}|^\+3110{7,}|3000 AA/i;

/** Samples (invented people and work) and example addresses in a YAML file of the content. */
export function unfinishedYaml(yaml: string, file: string): Unfinished[] {
  const { document, lineOf } = withLines(yaml);
  const found: Unfinished[] = [];
  visit(document, {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || key.value !== 'sample' || !isScalar(value) || value.value !== true) return;
      found.push({
        place: `${file}:${lineOf(key)}`,
        what: `sample ${kindOf(path.at(-1))}, made up until there are real ones`,
        mend: 'put in real ones and say sample: false, or take the section out',
      });
    },
    Scalar(_, scalar) {
      const address = typeof scalar.value === 'string' && exampleAddress.exec(scalar.value)?.[0];
      if (address) found.push(example(`${file}:${lineOf(scalar)}`, address));
    },
  });
  return found;
}

/** Example addresses in an article. */
export function unfinishedMarkdown(markdown: string, file: string): Unfinished[] {
  return markdown.split('\n').flatMap((line, index) => {
    const address = exampleAddress.exec(line)?.[0];
    return address ? [example(`${file}:${index + 1}`, address)] : [];
  });
}

/**
 * Placeholders among the company's facts. Each fact comes from the file, or from the environment, which overrides it.
 *
 * @param yaml the facts as written, for their line numbers
 * @param company the facts in effect
 */
export function unfinishedCompany(
  yaml: string,
  file: string,
  company: Facts['company'],
  variables: Variables,
): Unfinished[] {
  const { document, lineOf } = withLines(yaml);
  const { hours: _, socials, appointments, ...plain } = company;
  const fields = [
    ...Object.entries({ ...plain, ...(appointments && { appointments }) }).map(([name, value]) => ({
      name,
      value,
      path: ['company', name],
    })),
    ...Object.entries(socials).map(([name, value]) => ({ name, value, path: ['company', 'socials', name] })),
  ];
  return fields
    .filter(({ value }) => companyPlaceholder.test(value))
    .map(({ name, value, path }) => {
      const variable = variableName(name);
      const what = `${path.join('.')} is a placeholder (${value})`;
      return variables[variable]
        ? { place: 'environment', what: `${variable}: ${what}`, mend: 'set it to the real one' }
        : {
            place: `${file}:${lineOf(document.getIn(path, true))}`,
            what,
            mend: `fill it in, or set ${variable}`,
          };
    });
}

/**
 * Sentences of ours that the owner has not confirmed yet.
 *
 * @param yaml the facts as written
 */
export function unconfirmedSentences(yaml: string, file: string): Unfinished[] {
  const { document, lineOf } = withLines(yaml);
  const sentences = document.get('sentences');
  if (!isMap(sentences)) return [];
  return sentences.items.flatMap(({ key, value }) => {
    if (!isMap(value) || value.get('confirmed') === true) return [];
    const said = value.getIn(['text', defaultLanguage]);
    return [
      {
        place: `${file}:${lineOf(key)}`,
        what: `the owner has not confirmed the sentence ${key} ("${said}")`,
        mend: 'have it confirmed or corrected, and say confirmed: true',
      },
    ];
  });
}

/**
 * What partners are promised, until the owner has confirmed it.
 *
 * @param yaml the facts as written
 */
export function unconfirmedTerms(yaml: string, file: string): Unfinished[] {
  const { document, lineOf } = withLines(yaml);
  if (document.getIn(['partners', 'confirmed']) !== false) return [];
  return ['earns', 'paid'].map((name) => ({
    place: `${file}:${lineOf(document.getIn(['partners', name, defaultLanguage], true))}`,
    what: `the owner has not confirmed partners.${name} ("${document.getIn(['partners', name, defaultLanguage])}")`,
    mend: 'write what partners are really promised, and say partners.confirmed: true',
  }));
}

/** Whether an address is an example address, for local work or from a manual. */
export function isExampleAddress(address: string): boolean {
  return exampleAddress.test(address);
}

function example(place: string, address: string): Unfinished {
  return { place, what: `${address} does not exist`, mend: 'write the real address' };
}

/** The type of section that holds the samples. */
function kindOf(section: unknown): string {
  return String((isMap(section) && (section as YAMLMap).get('type')) || 'content');
}

function withLines(yaml: string) {
  const lineCounter = new LineCounter();
  // A file that `!file` names is part of the content too, and checked by itself.
  const document = parseDocument(yaml, {
    lineCounter,
    customTags: [{ tag: '!file', resolve: (name: string) => name }],
  });
  const lineOf = (node: unknown) => {
    const start = isScalar(node) ? node.range?.[0] : undefined;
    return start === undefined ? 1 : lineCounter.linePos(start).line;
  };
  return { document, lineOf };
}
