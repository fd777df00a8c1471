import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/**
 * Every class name that the views of a folder can ever use: the string literals in their `className` attributes.
 * A class composed at run time would be missed, so it is refused.
 *
 * @throws Error naming file and expression of a `className` that is not made of literals
 */
export function widgetClasses(folder: string): Set<string> {
  const classes = new Set<string>();
  for (const file of globSync(`${folder}/**/*.tsx`).filter((name) => !name.includes('.test.'))) {
    const code = readFileSync(file, 'utf8');
    const { program, errors } = parseSync(file, code);
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    for (const attribute of nodes(program, 'JSXAttribute')) {
      if ((attribute['name'] as Node)['name'] !== 'className') continue;
      for (const literal of literals(attribute['value'], file)) {
        for (const name of literal.split(/\s+/)) if (name) classes.add(name);
      }
    }
  }
  return classes;
}

interface Node {
  type: string;
  [member: string]: unknown;
}

/** The values of an expression made of literals, conditions and `props.className`-free parts; anything else is refused. */
function literals(value: unknown, file: string): string[] {
  const node = value as Node;
  switch (node?.type) {
    case 'Literal':
      return [String(node['value'])];
    case 'JSXExpressionContainer':
      return literals(node['expression'], file);
    case 'ConditionalExpression':
      return [...literals(node['consequent'], file), ...literals(node['alternate'], file)];
    case 'MemberExpression': {
      // `looks[kind]`: a table of literals in the same file, which is read where it stands.
      const table = (node['object'] as Node)['name'];
      return tableLiterals(String(table), file);
    }
    default:
      throw new Error(`${file}: className must be made of literals, found ${node?.type}`);
  }
}

function tableLiterals(name: string, file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const table = nodes(program, 'VariableDeclarator').find((node) => (node['id'] as Node)['name'] === name);
  if (!table) throw new Error(`${file}: className uses ${name}, which is not declared in the same file`);
  return nodes(table, 'Property').map((property) => {
    const literal = property['value'] as Node;
    if (literal.type !== 'Literal') throw new Error(`${file}: ${name} must hold literals only`);
    return String(literal['value']);
  });
}

function nodes(tree: unknown, type: string): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const own = (tree as Node).type === type ? [tree as Node] : [];
  return [...own, ...Object.values(tree).flatMap((child) => nodes(child, type))];
}
