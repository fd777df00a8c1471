import { shortenCss } from './shorten-css.ts';
import { createTwind, knownVariants, markerClasses, type StyleTarget } from './twind-config.ts';

/**
 * The CSS for a set of class names, made at build time: no styling code reaches a visitor.
 *
 * @param classes class names as written in `className`, in any order, duplicates allowed
 * @param target `page` yields plain rem and hex; `widget` yields sizes based on `--wrap-rem` and colours based on `--wrap-*`
 * @throws Error naming every class that yields no rule and every unknown variant
 */
export function styles(classes: Iterable<string>, target: StyleTarget): string {
  const tw = createTwind(target);
  const unknown = [...new Set(classes)].sort().filter((name) => !markerClasses.has(name) && !adds(tw, name));
  if (unknown.length > 0) throw new Error(`No style for: ${unknown.join(', ')}`);
  const rules = tw.target as string[];
  return shortenCss(target === 'widget' ? rules.map(onWrapRem) : rules);
}

/** The class names in all `class` attributes of an HTML text, without those inside `<template>` (a shadow root has its own). */
export function classesIn(html: string): Set<string> {
  return new Set(classLists(html).flat());
}

/** The class names of each element that has any, in the order of the document, without elements inside a shadow root. */
export function classLists(html: string): string[][] {
  const outside = html.replace(/<template\b[^>]*shadowrootmode[\s\S]*?<\/template>/g, '');
  const attributes = outside.matchAll(/<[a-z][^>]*?\sclass="([^"]*)"/g);
  return [...attributes].map(([, value = '']) => decode(value).split(/\s+/).filter(Boolean));
}

/** The same HTML with renamed classes, except inside a shadow root. Classes that get the same name become one. */
export function renameClasses(html: string, rename: (name: string) => string): string {
  const attribute = /(<template\b[^>]*shadowrootmode[\s\S]*?<\/template>)|(<[a-z][^>]*?\sclass=")([^"]*)"/g;
  return html.replace(attribute, (all, shadowRoot, before, value) =>
    shadowRoot
      ? all
      : `${before}${[...new Set(decode(value).split(/\s+/).filter(Boolean).map(rename))].join(' ')}"`,
  );
}

function adds(tw: ReturnType<typeof createTwind>, name: string): boolean {
  if (variantsOf(name).some((variant) => !knownVariants.has(variant) && !variant.startsWith('[')))
    return false;
  const before = tw.target.length;
  tw(name);
  return tw.target.length > before;
}

/** The variants of a class name: `hover:[&>p]:mt-2` → `hover`, `[&>p]`. Colons inside brackets do not separate. */
function variantsOf(name: string): string[] {
  const parts = name.match(/(?:\[[^\]]*\]|[^:[])+/g) ?? [];
  return parts.slice(0, -1);
}

/** A host may set its root to 62.5%, which would shrink all rem. A length in rem becomes a multiple of our own unit. */
function onWrapRem(css: string): string {
  const length = /(?<![\w.-])(-?\d*\.?\d+)rem\b/g;
  // Only in declarations: a selector may contain a class that is named after its length.
  return css.replace(/\{[^{}]*\}/g, (declarations) =>
    declarations.replace(length, (_, n: string) => `calc(var(--_rem)*${Number(n)})`),
  );
}

function decode(value: string): string {
  return value
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
