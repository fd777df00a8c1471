import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { type Language, languages } from '../../../widgets/domain/text.ts';
import { isTextShape } from '../../schema/text.ts';
import { routeOf } from '../addresses.ts';

/** A piece of text with its place. Short texts of one item (a figure and its label) form one statement. */
export interface Statement {
  file: string;
  line: number;
  /** Dutch route of the page that shows it. */
  route: string;
  lang: Language;
  text: string;
}

/** Texts outside the folders of pages and articles, with the page that shows them. */
const shared = {
  'films.yaml': '/kleuren-folie',
  'navigation.yaml': '/',
  'platform.yaml': '/platform',
  'terms.yaml': '/algemene-voorwaarden',
};

/** All texts of the pages and articles, in both languages, as written. */
export function* statements(content = 'site/content'): Generator<Statement> {
  const pages = join(content, 'pages');
  for (const name of yamlFiles(pages)) yield* inYaml(join(pages, name), routeOf(name));
  for (const [name, route] of Object.entries(shared)) yield* inYaml(join(content, name), route);
  const blog = join(content, 'blog');
  for (const name of yamlFiles(blog)) yield* inYaml(join(blog, name), routeOfArticle(name));
  for (const entry of readdirSync(blog, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    for (const lang of languages)
      yield* inMarkdown(join(blog, entry.name, `${lang}.md`), `/blog/${entry.name}`, lang);
}

/** The statements of one YAML file. */
export function* inYaml(
  file: string,
  route: string,
  source = readFileSync(file, 'utf8'),
): Generator<Statement> {
  const lines = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter: lines });
  for (const { lang, text, offset } of itemsOf(contents))
    yield { file, route, lang, text, line: lines.linePos(offset).line };
}

interface Item {
  lang: Language;
  text: string;
  offset: number;
}

/** Joins each text with the other texts of the same item, then goes on with the levels below it. */
function* itemsOf(node: unknown): Generator<Item> {
  if (isText(node)) return;
  const children = childrenOf(node);
  for (const lang of languages) {
    const beside = children
      .flatMap((child) => (isSeq(child) ? childrenOf(child) : [child]))
      .flatMap((child) => wordsOf(child, lang));
    const first = beside[0];
    if (first) yield { lang, offset: first.offset, text: beside.map(({ text }) => text).join(' — ') };
  }
  for (const child of children) yield* itemsOf(child);
}

function childrenOf(node: unknown): Node[] {
  if (isMap(node)) return node.items.map(({ value }) => value as Node);
  return isSeq(node) ? (node.items as Node[]) : [];
}

function wordsOf(node: Node, lang: Language): { text: string; offset: number }[] {
  if (!isText(node)) return [];
  const value = node.get(lang, true);
  return isScalar(value) ? [{ text: String(value.value), offset: value.range?.[0] ?? 0 }] : [];
}

function isText(node: unknown): node is Node & { get(key: string, keep: true): unknown } {
  return isMap(node) && isTextShape(node.items.map(({ key }) => String(key)));
}

function* inMarkdown(file: string, route: string, lang: Language): Generator<Statement> {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [index, text] of lines.entries())
    if (text.trim()) yield { file, route, lang, text, line: index + 1 };
}

function yamlFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.yaml')).sort();
}

/** `kozijnen-wrappen-gids/meta.yaml` → `/blog/kozijnen-wrappen-gids` */
function routeOfArticle(name: string): string {
  const folder = name.replaceAll('\\', '/').split('/').slice(0, -1).join('/');
  return folder ? `/blog/${folder}` : '/blog';
}
