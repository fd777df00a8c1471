import { customProperties } from '../../../widgets/kit/theme/custom-properties.ts';
import type { DescribedWidget } from './described-widget.ts';

/** `html.customData` of VS Code: https://github.com/microsoft/vscode-custom-data */
export function vscodeHtmlData(widgets: readonly DescribedWidget[]) {
  return {
    version: 1.1,
    tags: widgets.map(({ tag, title, description, attributes }) => ({
      name: tag,
      description: markdown(`**${title}.** ${description}`),
      attributes: attributes.map(({ name, description, values }) => ({
        name,
        description: markdown(description),
        values: values.map((value) => ({ name: value })),
      })),
    })),
  };
}

/** `css.customData` of VS Code: the custom properties that theme the widgets. */
export function vscodeCssData() {
  return {
    version: 1.1,
    properties: customProperties.map(({ name, syntax, default: value, description }) => ({
      name,
      syntax,
      description: markdown(`${description.en}\n\nDefault: \`${value}\``),
    })),
  };
}

function markdown(value: string) {
  return { kind: 'markdown', value };
}
