import { customProperties } from '../../../widgets/kit/theme/custom-properties.ts';
import type { DescribedWidget } from './described-widget.ts';
import { diagnoseMethod, ownContent } from './every-widget.ts';

/** `web-types.json` of JetBrains' editors, for pages without a framework: https://github.com/JetBrains/web-types */
export function webTypes(widgets: readonly DescribedWidget[], library: { name: string; version: string }) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    ...library,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: { elements: widgets.map(element) },
      css: {
        properties: customProperties.map(({ name, default: value, description }) => ({
          name,
          description: `${description.en}\n\nDefault: \`${value}\``,
        })),
      },
    },
  };
}

function element({ tag, title, description, attributes, events, parts }: DescribedWidget) {
  return {
    name: tag,
    description: `**${title}.** ${description}`,
    attributes: attributes.map(({ name, description, type }) => ({ name, description, value: { type } })),
    slots: [ownContent],
    js: {
      properties: [
        ...attributes.map(({ property, description, type }) => ({ name: property, description, type })),
        {
          name: diagnoseMethod.name,
          description: diagnoseMethod.description,
          type: `() => ${diagnoseMethod.type}`,
        },
      ],
      events: events.map(({ name, description, type }) => ({ name, description, type })),
    },
    css: { parts },
  };
}
