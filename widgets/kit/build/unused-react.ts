import { parseSync } from 'vite';
import { childrenOf, nodesOf, type SyntaxNode } from './syntax-tree.ts';

/*
 * React keeps the code of each feature behind the tag of its fibers: `switch (fiber.tag) { case 13: … }`. No bundler can know that a page
 * never makes a fiber with that tag. We do: here stand the features that no widget uses, with what React knows them by. Without them its
 * client is a quarter smaller, and a phone has less to compile before a widget is alive.
 */

interface Feature {
  /** What a module would import from React to use it. */
  names: readonly string[];
  tags?: readonly number[];
  /** `REACT_…_TYPE`, by which React knows its elements. */
  types?: readonly string[];
}

const unusedFeatures: readonly Feature[] = [
  // 17: a class that failed before its first rendering.
  { names: ['Component', 'PureComponent'], tags: [1, 17] },
  { names: ['createPortal'], tags: [4], types: ['PORTAL'] },
  { names: ['StrictMode'], tags: [8], types: ['STRICT_MODE'] },
  { names: ['createContext', 'useContext', 'use'], tags: [9, 10], types: ['CONTEXT', 'CONSUMER'] },
  { names: ['forwardRef'], tags: [11], types: ['FORWARD_REF'] },
  { names: ['Profiler'], tags: [12], types: ['PROFILER'] },
  // 18: one that hydration has not reached. 22: what is hidden. 28: a component that was interrupted.
  { names: ['Suspense'], tags: [13, 18, 22, 28], types: ['SUSPENSE'] },
  { names: ['lazy'], tags: [16], types: ['LAZY'] },
  { names: ['SuspenseList', 'unstable_SuspenseList'], tags: [19], types: ['SUSPENSE_LIST'] },
  { names: ['Activity'], tags: [31], types: ['ACTIVITY'] },
  { names: ['ViewTransition'], tags: [30], types: ['VIEW_TRANSITION'] },
  // Of the builds at Meta only.
  { names: ['unstable_Scope', 'unstable_LegacyHidden'], tags: [21, 23], types: ['SCOPE', 'LEGACY_HIDDEN'] },
  { names: ['unstable_Cache', 'unstable_TracingMarker', 'useCacheRefresh'], tags: [24, 25] },
  // Elements that React moves to the head of the page (`<link>`, `<meta>`), and `<html>`, `<head>` and `<body>`. A shadow root has none.
  { names: ['preload', 'preinit', 'preconnect', 'prefetchDNS'], tags: [26, 27] },
];

const unusedNames = new Set(unusedFeatures.flatMap(({ names }) => names));
const unusedTags = new Set(unusedFeatures.flatMap(({ tags = [] }) => tags));
const unusedTypes = new Set(
  unusedFeatures.flatMap(({ types = [] }) => types.map((type) => `REACT_${type}_TYPE`)),
);

/** React's choice of a tag for an element of HTML: one that it moves, one of the document, or any other. */
const tagOfElement =
  /isHostHoistableType\(\s*type,\s*pendingProps,\s*contextStackCursor\.current\s*\)\s*\? 26\s*: "html" === type \|\| "head" === type \|\| "body" === type\s*\? 27\s*: 5/;

/**
 * The features in a module's imports that the built React lacks. An import of all of React counts as one: nobody can see what it uses.
 *
 * @param code a module in JavaScript or TypeScript
 */
export function unusedFeaturesIn(file: string, code: string): string[] {
  return parseSync(file, code)
    .module.staticImports.filter(({ moduleRequest }) => /^react(?:-dom)?$/.test(moduleRequest.value))
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    .map(({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : 'all of it'))
    .filter((name) => ['default', 'all of it'].includes(name) || unusedNames.has(name));
}

/**
 * React's client without the features that no widget uses. An element that needs one of them fails with an error of React (130 or 156).
 *
 * @throws Error when React chooses the tags of elements in another way than this file knows
 */
export function withoutUnusedFeatures(code: string): string {
  if (!tagOfElement.test(code))
    throw new Error('React chooses the tags of elements in a new way: see unused-react.ts');
  return withoutUnusedTags(code.replace(tagOfElement, '5'));
}

/** The code without the cases of unused tags and types, where comparisons with unused tags have their result. */
export function withoutUnusedTags(code: string): string {
  const { program } = parseSync('react.js', code, { sourceType: 'script' });
  const edits = editsIn(program as unknown as SyntaxNode);
  let text = '';
  let end = 0;
  for (const edit of edits.sort((one, other) => one.start - other.start || other.end - one.end)) {
    // Part of a case that is left out.
    if (edit.start < end) continue;
    text += code.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return text + code.slice(end);
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @param body of the function around the node */
function editsIn(node: SyntaxNode, body?: SyntaxNode): Edit[] {
  const inner = /Function/.test(node.type) ? (node['body'] as SyntaxNode) : body;
  return [
    ...(node.type === 'SwitchStatement' ? editsOfSwitch(node, inner) : []),
    ...(node.type === 'BinaryExpression' ? editsOfComparison(node) : []),
    ...childrenOf(node).flatMap((child) => editsIn(child, inner)),
  ];
}

/** `13 === fiber.tag` is always false. */
function editsOfComparison({ start, end, operator, left, right }: SyntaxNode): Edit[] {
  if (operator !== '===' && operator !== '!==') return [];
  const isNever = isUnusedTag(left as SyntaxNode) && isTag(right as SyntaxNode);
  return isNever ? [{ start, end, text: operator === '===' ? 'false' : 'true' }] : [];
}

function editsOfSwitch({ discriminant, cases }: SyntaxNode, body: SyntaxNode | undefined): Edit[] {
  const ofTags = isTag(discriminant as SyntaxNode);
  const isUnused = ({ test }: SyntaxNode) =>
    test !== null &&
    (unusedTypes.has(String((test as SyntaxNode)['name'])) || (ofTags && isUnusedTag(test as SyntaxNode)));
  const edits: Edit[] = [];
  let reached = false;
  for (const group of groupsOf(cases as SyntaxNode[])) {
    const statements = group.at(-1)?.['consequent'] as SyntaxNode[];
    if (!reached && group.every(isUnused)) edits.push(...group.map(whole), ...keptVariables(group, body));
    else {
      edits.push(...group.filter(isUnused).map(label));
      reached = !isLeft(statements);
    }
  }
  return edits;
}

/** Cases that share their statements: `case 1: case 2: …`. */
function groupsOf(cases: readonly SyntaxNode[]): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [];
  let group: SyntaxNode[] = [];
  for (const each of cases) {
    group.push(each);
    if ((each['consequent'] as SyntaxNode[]).length === 0 && each !== cases.at(-1)) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}

function whole({ start, end }: SyntaxNode): Edit {
  return { start, end, text: '' };
}

function label({ start, end, consequent }: SyntaxNode): Edit {
  return { start, end: (consequent as SyntaxNode[])[0]?.start ?? end, text: '' };
}

/** Other cases may use the variables that a case declares: a `var` counts for the whole function. */
function keptVariables(cases: readonly SyntaxNode[], body: SyntaxNode | undefined): Edit[] {
  const names = nodesOf(cases, 'VariableDeclarator').map(({ id }) => (id as SyntaxNode)['name']);
  if (names.length === 0 || !body) return [];
  return [{ start: body.start + 1, end: body.start + 1, text: ` var ${names.join(', ')};` }];
}

/** Whether the statements never go on into the next case. */
function isLeft(statements: readonly SyntaxNode[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return isLeft(last['body'] as SyntaxNode[]);
  return /^(?:Return|Break|Throw|Continue)Statement$/.test(last?.type ?? '');
}

function isUnusedTag({ type, value }: SyntaxNode): boolean {
  return type === 'Literal' && unusedTags.has(value as number);
}

/** `fiber.tag`, or a copy of it. */
function isTag({ type, name, property }: SyntaxNode): boolean {
  return (type === 'Identifier' ? name : (property as SyntaxNode | undefined)?.['name']) === 'tag';
}
