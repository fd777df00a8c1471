import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '../../../widgets/entries.ts';
import { frameworks, packageName } from '../../package/package-name.ts';
import { packageVersion } from '../widgets/package-version.ts';
import { customElementsManifest } from './custom-elements-manifest.ts';
import { describeWidget } from './described-widget.ts';
import { vscodeCssData, vscodeHtmlData } from './vscode-data.ts';
import { webTypes } from './web-types.ts';
import { widgetTypings } from './widget-typings.ts';

/** A file that describes the widgets to an editor, a compiler or another tool. */
export interface DeclarationFile {
  name: string;
  text: string;
}

/** All declaration files, made from the widgets' metas. They must be in one folder, because the typings refer to each other. */
export function declarationFiles(): DeclarationFile[] {
  const widgets = entries.map(describeWidget);
  const version = packageVersion();
  return [
    json('custom-elements.json', customElementsManifest(widgets)),
    json('html-custom-data.json', vscodeHtmlData(widgets)),
    json('css-custom-data.json', vscodeCssData()),
    json('web-types.json', webTypes(widgets, { name: packageName, version })),
    { name: 'widgets.d.ts', text: widgetTypings(widgets, version) },
    ...frameworks.map((name) => written(`${name}.d.ts`)),
  ];
}

function json(name: string, content: unknown): DeclarationFile {
  return { name, text: `${JSON.stringify(content, null, 2)}\n` };
}

function written(name: string): DeclarationFile {
  return { name, text: readFileSync(join('site/package/files', name), 'utf8') };
}
