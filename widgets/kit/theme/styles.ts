import { shortenCss } from './shorten-css.ts';
import { createTwind, knownVariants, markerClasses, type StyleTarget } from './twind-config.ts';

/**
 * The CSS for a set of class names, at build time: no styling runtime reaches a visitor.
 *
 * @param classes class names as written in `className`, in any order, doubles allowed
 * @param target `page` gives plain rem and hex; `widget` gives sizes on `--wrap-rem` and colours on `--wrap-*`
 * @throws Error naming every class that yields no rule and every unknown variant
 */
export function styles(classes: Iterable<string>, target: StyleTarget): string {
  const tw = createTwind(target);
  const unknown = [...new Set(classes)].sort().filter((name) => !markerClasses.has(name) && !adds(tw, name));
  if (unknown.length > 0) throw new Error(`No style for: ${unknown.join(', ')}`);
  const rules = tw.target as string[];
  return shortenCss(target === 'widget' ? rules.map(onWrapRem) : rules);
}

/** Class names of all `class` attributes in a piece of HTML, without those inside `<template>` (a shadow root has its own). */
export function classesIn(html: string): Set<string> {
  const outside = html.replace(/<template\b[^>]*shadowrootmode[\s\S]*?<\/template>/g, '');
  const attributes = outside.matchAll(/<[a-z][^>]*?\sclass="([^"]*)"/g);
  return new Set([...attributes].flatMap(([, value = '']) => decode(value).split(/\s+/).filter(Boolean)));
}

/** The same HTML with other class names, but for those inside a shadow root. */
export function renameClasses(html: string, rename: (name: string) => string): string {
  const attribute = /(<template\b[^>]*shadowrootmode[\s\S]*?<\/template>)|(<[a-z][^>]*?\sclass=")([^"]*)"/g;
  return html.replace(attribute, (all, shadowRoot, before, value) =>
    shadowRoot ? all : `${before}${decode(value).split(/\s+/).filter(Boolean).map(rename).join(' ')}"`,
  );
}

function adds(tw: ReturnType<typeof createTwind>, name: string): boolean {
  if (variantsOf(name).some((variant) => !knownVariants.has(variant) && !variant.startsWith('[')))
    return false;
  const before = tw.target.length;
  tw(name);
  return tw.target.length > before;
}

/** `hover:[&>p]:mt-2` → `hover`, `[&>p]`: colons inside brackets do not separate. */
function variantsOf(name: string): string[] {
  const parts = name.match(/(?:\[[^\]]*\]|[^:[])+/g) ?? [];
  return parts.slice(0, -1);
}

/** A host may set its root to 62.5%: rem would shrink with it. Length in rem becomes a multiple of our own unit. */
function onWrapRem(css: string): string {
  const length = /(?<![\w.-])(-?\d*\.?\d+)rem\b/g;
  // Not in a selector: a class may be named after its length.
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
