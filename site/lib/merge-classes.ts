import postcss, { type ChildNode, Rule } from 'postcss';
import { classLists, renameClasses } from '../../widgets/kit/theme/styles.ts';

/** A rule, or rules under one condition, at its place in the cascade. */
interface Place {
  node: ChildNode;
  index: number;
  /** The classes in its selectors. */
  classes: readonly string[];
  /** Numbers of the elements that have one of those classes. */
  elements: readonly number[];
  /** What it sets, without the sides of a box: `padding` for `padding-left`. */
  kinds: readonly string[];
}

/**
 * Makes one class of those that exactly the same elements have, which saves bytes: two classes of one heading need no two rules. The
 * declarations go to the last rule of the group, unless something in between sets the same kind of property on one of the elements.
 *
 * @param classes those that may be merged: the others keep their names
 * @returns the page and its rules, without the classes that became part of another
 */
export function mergeClasses(html: string, css: string, classes: Iterable<string>) {
  const root = postcss.parse(css);
  const places = placesOf(root.nodes, elementsByClass(html));
  const merged = new Set<string>();
  for (const group of groupsOf(places, new Set(classes))) {
    const last = group.pop();
    for (const each of group.reverse()) {
      if (!last || overtakes(each, places.slice(each.index + 1, last.index))) continue;
      (last.node as Rule).prepend((each.node as Rule).nodes.map((node) => node.clone()));
      each.node.remove();
      merged.add(each.classes[0] ?? '');
    }
  }
  return { html: renameClasses(html, (name) => (merged.has(name) ? '' : name)), css: root.toString() };
}

function elementsByClass(html: string): Map<string, number[]> {
  const byClass = new Map<string, number[]>();
  for (const [element, names] of classLists(html).entries())
    for (const name of new Set(names)) byClass.set(name, [...(byClass.get(name) ?? []), element]);
  return byClass;
}

function placesOf(nodes: readonly ChildNode[], elements: ReadonlyMap<string, number[]>): Place[] {
  return nodes.map((node, index) => {
    const text = node.toString();
    const classes = [...text.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name);
    const kinds = [...text.matchAll(/[{;]([a-z]+)[\w-]*:/g)].map(([, kind = '']) => kind);
    return { node, index, classes, elements: classes.flatMap((name) => elements.get(name) ?? []), kinds };
  });
}

/** Rules for one class that occurs nowhere else in the rules, grouped by the elements that have the class. */
function groupsOf(places: readonly Place[], classes: ReadonlySet<string>): Iterable<Place[]> {
  const uses = places.flatMap((place) => place.classes);
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const [name = ''] = place.classes;
    const isPlain = place.node instanceof Rule && place.node.selector === `.${name}` && classes.has(name);
    if (!isPlain || uses.indexOf(name) !== uses.lastIndexOf(name)) continue;
    const elements = place.elements.join();
    groups.set(elements, [...(groups.get(elements) ?? []), place]);
  }
  return groups.values();
}

/** Whether moving a rule below others would change how an element looks. */
function overtakes(moved: Place, others: readonly Place[]): boolean {
  return others.some(
    ({ elements, kinds }) =>
      kinds.some((kind) => moved.kinds.includes(kind)) &&
      elements.some((element) => moved.elements.includes(element)),
  );
}
