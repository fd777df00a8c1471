import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** Where a value is written, as `file:line`. */
export type PlaceOf = (path: readonly PropertyKey[]) => string;

/** The text of a file that `!file` names. */
type Included = ReadonlyMap<string, string>;

/**
 * The places of the values of a YAML file, by path (`['sections', 0, 'title', 'nl']`). A missing value gets the line where the innermost
 * existing value around it begins. What `!file` includes is in that file.
 *
 * @param included the text of included files, by path
 */
export function placesIn(yaml: string, file: string, included: Included = new Map()): PlaceOf {
  const counter = new LineCounter();
  const customTags = [{ tag: '!file', resolve: (name: string) => name }];
  const { contents } = parseDocument(yaml, { lineCounter: counter, customTags });
  return (path) => {
    let node: unknown = contents;
    let offset = startOf(contents) ?? 0;
    for (const [index, step] of path.entries()) {
      const { at, value } = entry(node, step);
      if (at === undefined) {
        const inner = includedAt(node, included);
        if (inner) return placesIn(inner.text, inner.file)(path.slice(index));
        break;
      }
      offset = at;
      node = value;
    }
    return `${file}:${counter.linePos(offset).line}`;
  };
}

function includedAt(node: unknown, included: Included): { file: string; text: string } | undefined {
  if (!isScalar(node) || node.tag !== '!file') return undefined;
  const [file, text] = [...included].find(([path]) => path.endsWith(`/${node.value}`)) ?? [];
  return file && text !== undefined ? { file, text } : undefined;
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
