import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** Finds the line of a value. */
export type LineOf = (path: readonly PropertyKey[]) => number;

/**
 * The lines of a YAML text, by the path of a value (`['sections', 0, 'title', 'nl']`). A missing value gets the line where the innermost
 * existing value around it begins.
 */
export function linesOf(yaml: string): LineOf {
  const counter = new LineCounter();
  // A file that `!file` names is checked by itself, with its own lines.
  const customTags = [{ tag: '!file', resolve: (name: string) => name }];
  const { contents } = parseDocument(yaml, { lineCounter: counter, customTags });
  return (path) => counter.linePos(offsetOf(contents, path)).line;
}

function offsetOf(root: unknown, path: readonly PropertyKey[]): number {
  let node = root;
  let offset = startOf(root) ?? 0;
  for (const step of path) {
    const { at, value } = entry(node, step);
    if (at === undefined) break;
    offset = at;
    node = value;
  }
  return offset;
}

/** The position at which the entry of a mapping or a sequence begins, and its value. */
function entry(node: unknown, step: PropertyKey): { at?: number; value?: unknown } {
  if (isSeq(node)) {
    const value = node.items[Number(step)];
    return { at: startOf(value), value };
  }
  if (!isMap(node)) return {};
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  return { at: startOf(pair?.key), value: pair?.value };
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
