/** A node of a parsed file (ESTree). */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

/** Whether a member of a node, or an element of a list, is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

/** The nodes directly in a node or a list of nodes, in the order of the text. */
export function childrenOf(tree: unknown): SyntaxNode[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.values(tree).flatMap((value) =>
    isNode(value) ? [value] : Array.isArray(value) ? value.filter(isNode) : [],
  );
}

/** All nodes of a type, in the order of the text, from the outside in. */
export function nodesOf(tree: unknown, type: string): SyntaxNode[] {
  const own = isNode(tree) && tree.type === type ? [tree] : [];
  return [...own, ...childrenOf(tree).flatMap((child) => nodesOf(child, type))];
}
