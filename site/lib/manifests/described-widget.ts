import type { DocumentedWidget } from '../../../widgets/kit/entry.ts';
import { type AttributeMeta, type EventMeta, propertyName } from '../../../widgets/kit/meta.ts';

/** A name with its description. */
export interface Described {
  name: string;
  description: string;
}

export interface DescribedAttribute extends Described {
  /** Its name as a property of the element. */
  property: string;
  /** In TypeScript: `'nl' | 'en'`, or `string`. */
  type: string;
  /** Absent: any text is allowed. */
  values: readonly string[];
}

export interface DescribedEvent extends Described {
  /** In TypeScript: `CustomEvent<{ reference: string }>`. */
  type: string;
}

/** A widget as manifests, editors and typings need it: described in English, with types in TypeScript. */
export interface DescribedWidget {
  tag: string;
  /** Prefix of the names of its types: `WrapChat`. */
  name: string;
  title: string;
  description: string;
  attributes: readonly DescribedAttribute[];
  events: readonly DescribedEvent[];
  parts: readonly Described[];
}

/** Combines what a widget declares with its descriptions. */
export function describeWidget({ meta, docs }: DocumentedWidget): DescribedWidget {
  const attributes = Object.entries(meta.attributes).map(([name, attribute]): DescribedAttribute => {
    const { description, absent } = docs.attributes[name]!;
    return {
      name,
      property: propertyName(name),
      description: `${description.en}\n\nAbsent or not understood: ${absent.en}`,
      type: valueType(attribute),
      values: attribute.values ?? [],
    };
  });
  const events = Object.entries(meta.events).map(
    ([name, event]): DescribedEvent => ({
      name,
      description: docs.events[name as `wrap-${string}`]!.en,
      type: eventType(event),
    }),
  );
  return {
    tag: meta.tag,
    name: capital(propertyName(meta.tag)),
    title: docs.title.en,
    description: docs.description.en,
    attributes,
    events,
    parts: Object.entries(docs.parts).map(([name, { en }]) => ({ name, description: en })),
  };
}

function valueType({ values }: AttributeMeta): string {
  return values?.map((value) => `'${value}'`).join(' | ') ?? 'string';
}

function eventType({ detail }: EventMeta): string {
  const members = Object.entries(detail).map(([name, type]) => `${name}: ${type}`);
  return `CustomEvent<${members.length > 0 ? `{ ${members.join('; ')} }` : '{}'}>`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
