import type { Described, DescribedWidget } from './described-widget.ts';
import { diagnoseMethod } from './every-widget.ts';

/** Attributes that are also properties of every HTML element. They cannot be optional, so only their values are narrowed. */
const ofHtml = ['lang'];

/**
 * `widgets.d.ts`: the attributes, properties, events and element of each widget, a map of all of them by tag, and additions to the
 * document's types. It needs only TypeScript's own `dom`. The typings of frameworks build on it (site/package/files).
 */
export function widgetTypings(widgets: readonly DescribedWidget[], version: string): string {
  return [
    `// Wrappie widgets ${version}: what TypeScript knows of the elements.`,
    ...widgets.flatMap((widget) => [
      attributes(widget),
      properties(widget),
      eventMap(widget),
      element(widget),
    ]),
    byTag(widgets),
    `declare global {\n${elementsByTag(widgets)}\n\n${eventsByName(widgets)}\n}\n`,
  ].join('\n\n');
}

function attributes({ tag, name, attributes }: DescribedWidget): string {
  const members = attributes.map((attribute) =>
    member(attribute, `'${attribute.name}'?: ${attribute.type} | undefined;`),
  );
  return block(`The attributes of \`<${tag}>\`, as written in HTML.`, `interface ${name}Attributes`, members);
}

function properties({ tag, name, attributes }: DescribedWidget): string {
  const members = attributes.map((attribute) =>
    member(attribute, `${attribute.property}?: ${attribute.type} | undefined;`),
  );
  const text = `The attributes of \`<${tag}>\` as properties: \`undefined\` takes one away.`;
  return block(text, `interface ${name}Properties`, members);
}

function eventMap({ tag, name, events }: DescribedWidget): string {
  const members = events.map((event) => member(event, `'${event.name}': ${event.type};`));
  return block(`The events of \`<${tag}>\`: they bubble.`, `interface ${name}EventMap`, members);
}

function element({ name, title, description, attributes }: DescribedWidget): string {
  const narrowed = attributes
    .filter(({ name }) => ofHtml.includes(name))
    .map((attribute) => member(attribute, `${attribute.property}: ${attribute.type};`));
  return block(
    `${title}. ${description}`,
    `interface ${name}Element extends ${name}Properties, HTMLElement`,
    [
      ...narrowed,
      member(diagnoseMethod, `${diagnoseMethod.name}(): ${diagnoseMethod.type};`),
      listening('add', name),
      listening('remove', name),
    ],
  );
}

/** The overloads as in TypeScript's own `dom`: our events, those of every element, and any other. */
function listening(verb: 'add' | 'remove', name: string): string {
  const options = `boolean | ${verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions'}`;
  const typed = (map: string) => `  ${verb}EventListener<K extends keyof ${map}>(
    type: K,
    listener: (this: ${name}Element, event: ${map}[K]) => unknown,
    options?: ${options},
  ): void;`;
  return [
    typed(`${name}EventMap`),
    typed('HTMLElementEventMap'),
    `  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: ${options}): void;`,
  ].join('\n');
}

function byTag(widgets: readonly DescribedWidget[]): string {
  const members = widgets.map(
    ({ tag, name }) => `  '${tag}': {
    element: ${name}Element;
    attributes: ${name}Attributes;
    properties: ${name}Properties;
    events: ${name}EventMap;
  };`,
  );
  return block('All widgets, by tag.', 'interface WrapWidgets', members);
}

function elementsByTag(widgets: readonly DescribedWidget[]): string {
  const members = widgets.map(({ tag, name }) => `    '${tag}': ${name}Element;`);
  return `  interface HTMLElementTagNameMap {\n${members.join('\n')}\n  }`;
}

/** A listener on an ancestor, such as the document, receives the event of any widget. */
function eventsByName(widgets: readonly DescribedWidget[]): string {
  const names = new Set(widgets.flatMap(({ events }) => events.map(({ name }) => name)));
  const members = [...names].map((event) => {
    const from = widgets.filter(({ events }) => events.some(({ name }) => name === event));
    return `    '${event}': ${from.map(({ name }) => `${name}EventMap['${event}']`).join(' | ')};`;
  });
  return `  interface GlobalEventHandlersEventMap {\n${members.join('\n')}\n  }`;
}

function block(text: string, head: string, members: readonly string[]): string {
  return `/** ${text} */\nexport ${head} {\n${members.join('\n')}\n}`;
}

function member({ description }: Described, declaration: string): string {
  const lines = description.split('\n').map((line) => `   * ${line}`.trimEnd());
  return ['  /**', ...lines, '   */', `  ${declaration}`].join('\n');
}
