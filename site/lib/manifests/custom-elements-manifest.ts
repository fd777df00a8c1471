import type { ClassMember, CustomElementDeclaration, Package } from 'custom-elements-manifest';
import { customProperties } from '../../../widgets/kit/theme/custom-properties.ts';
import type { DescribedWidget } from './described-widget.ts';
import { diagnoseMethod, ownContent } from './every-widget.ts';

/** `custom-elements.json`: https://github.com/webcomponents/custom-elements-manifest */
export function customElementsManifest(widgets: readonly DescribedWidget[]): Package {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'widgets.js',
        declarations: widgets.map(declaration),
        exports: widgets.map((widget) => ({
          kind: 'custom-element-definition',
          name: widget.tag,
          declaration: { name: className(widget), module: 'widgets.js' },
        })),
      },
    ],
  };
}

function declaration(widget: DescribedWidget): CustomElementDeclaration {
  const { tag, title, description, attributes, events, parts } = widget;
  return {
    kind: 'class',
    customElement: true,
    name: className(widget),
    tagName: tag,
    summary: title,
    description,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: attributes.map(({ name, property, type, description }) => ({
      name,
      description,
      type: { text: type },
      fieldName: property,
    })),
    members: members(widget),
    events: events.map(({ name, description, type }) => ({ name, description, type: { text: type } })),
    slots: [ownContent],
    cssParts: [...parts],
    cssProperties: customProperties.map(({ name, syntax, default: value, description }) => ({
      name,
      syntax,
      default: value,
      description: description.en,
    })),
  };
}

function members({ attributes }: DescribedWidget): ClassMember[] {
  const { name, description, type } = diagnoseMethod;
  return [
    ...attributes.map(({ name, property, description, type }) => ({
      kind: 'field' as const,
      name: property,
      description,
      type: { text: `${type} | undefined` },
      privacy: 'public' as const,
      attribute: name,
      reflects: true,
    })),
    { kind: 'method', name, description, privacy: 'public', return: { type: { text: type } } },
  ];
}

function className({ name }: DescribedWidget): string {
  return `${name}Element`;
}
