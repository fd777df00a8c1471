import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { nodesOf, type SyntaxNode } from './syntax-tree.ts';

/**
 * All class names that a widget can use: the string literals in the `className` attributes of all views that its entry imports, also
 * dynamically. A class name that is composed at run time could not be found, so it is refused.
 *
 * @param entry the `.widget.ts` file
 * @throws Error naming file and expression of a `className` that is not made of literals
 */
export function widgetClasses(entry: string): Set<string> {
  return wordsOf('className', entry);
}

/** All names by which a host can style a part of a widget, found in the same way. */
export function widgetParts(entry: string): Set<string> {
  return wordsOf('part', entry);
}

/** The words in an attribute of all views that the entry imports. */
function wordsOf(name: AttributeName, entry: string): Set<string> {
  const views = [...reachedFrom(entry)].filter((file) => file.endsWith('.tsx'));
  return new Set(views.flatMap((file) => wordsIn(file, name)));
}

type AttributeName = 'className' | 'part';

/** A parsed file, kept until its text changes: parsing all views again takes a server longer than anything else after a change. */
interface KnownFile {
  code: string;
  imports: readonly string[];
  words: Partial<Record<AttributeName, readonly string[]>>;
}

const known = new Map<string, KnownFile>();

function read(file: string): KnownFile {
  const code = readFileSync(file, 'utf8');
  const before = known.get(file);
  if (before?.code === code) return before;
  const now: KnownFile = { code, imports: importsOf(file), words: {} };
  known.set(file, now);
  return now;
}

function wordsIn(file: string, name: AttributeName): readonly string[] {
  const { words } = read(file);
  words[name] ??= nodesOf(parse(file).program, 'JSXAttribute')
    .filter((attribute) => (attribute['name'] as SyntaxNode)['name'] === name && !isHandedOn(attribute, name))
    .flatMap((attribute) => literals(attribute['value'], file))
    .flatMap((literal) => literal.split(/\s+/).filter(Boolean));
  return words[name];
}

/** In `part={part}` the value comes from where the view is used: the literal is found there. */
function isHandedOn({ value }: SyntaxNode, name: string): boolean {
  const expression = (value as SyntaxNode)['expression'] as SyntaxNode | undefined;
  return name === 'part' && expression?.type === 'Identifier' && expression['name'] === name;
}

/** The file and all our files that it imports or re-exports, statically or dynamically. Type imports do not count. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const path of read(file).imports) reachedFrom(join(dirname(file), path), reached);
  return reached;
}

function importsOf(file: string): string[] {
  const { module, code } = parse(file);
  const isValue = ({ isType }: { isType: boolean }) => !isType;
  const paths = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(isValue))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.filter(isValue).map(({ moduleRequest }) => moduleRequest?.value),
    ),
    // For a dynamic import the parser gives only the position of the specifier, quotes included.
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  // Data, such as JSON, has no classes.
  return paths.filter((path) => path?.startsWith('.') === true && /\.tsx?$/.test(path)) as string[];
}

function parse(file: string) {
  const code = readFileSync(file, 'utf8');
  const { program, module, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { program, module, code };
}

/** The values of an expression made of literals, conditions and tables of literals; anything else is refused. */
function literals(value: unknown, file: string): string[] {
  const node = value as SyntaxNode;
  switch (node?.type) {
    case 'Literal':
      return [String(node['value'])];
    case 'JSXExpressionContainer':
      return literals(node['expression'], file);
    case 'ConditionalExpression':
      return [...literals(node['consequent'], file), ...literals(node['alternate'], file)];
    case 'MemberExpression': {
      // `looks[kind]`: a table of literals in the same file, read from its declaration.
      const table = (node['object'] as SyntaxNode)['name'];
      return tableLiterals(String(table), file);
    }
    default:
      throw new Error(`${file}: className must be made of literals, found ${node?.type}`);
  }
}

function tableLiterals(name: string, file: string): string[] {
  const table = nodesOf(parse(file).program, 'VariableDeclarator').find(
    (node) => (node['id'] as SyntaxNode)['name'] === name,
  );
  if (!table) throw new Error(`${file}: className uses ${name}, which is not declared in the same file`);
  return nodesOf(table, 'Property').map((property) => {
    const literal = property['value'] as SyntaxNode;
    if (literal.type !== 'Literal') throw new Error(`${file}: ${name} must hold literals only`);
    return String(literal['value']);
  });
}
