import { readLanguage } from '../domain/text.ts';
import type { WidgetMeta } from '../kit/meta.ts';
import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';

/** What any element may have, and what frameworks put on it: none of our business. */
const foreign =
  /^(?:id|class|style|slot|part|title|dir|lang|hidden|inert|role|tabindex|nonce|is|translate|draggable|popover|exportparts|item\w*|access\w*|autofocus|autocorrect|autocapitalize|contenteditable|enterkeyhint|inputmode|spellcheck|on.*|(?:data|aria|v|ng|x|_ng\w+)-.*|[@:[(#].*)$/;

/**
 * What an element's attributes say that the widget does not understand, each with what was most likely meant.
 *
 * @param attributes by name, as written
 */
export function misreadAttributes(meta: WidgetMeta, attributes: Readonly<Record<string, string>>): Finding[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const declared = meta.attributes[name];
    if (declared) return misreadValue(name, value, declared.values ?? []);
    const meant = nearest(name, Object.keys(meta.attributes));
    if (foreign.test(name)) return [];
    return [
      {
        about: 'attribute',
        state: 'problem',
        text: `${name}="${value}" is no attribute of <${meta.tag}>`,
        mend: meant ? `did you mean ${meant}?` : `it has ${Object.keys(meta.attributes).join(', ')}`,
      },
    ];
  });
}

function misreadValue(name: string, value: string, values: readonly string[]): Finding[] {
  const understood = values.length === 0 || values.includes(value);
  if (understood || (name === 'lang' && readLanguage(value))) return [];
  if (value === '')
    return [
      {
        about: 'attribute',
        state: 'notice',
        text: `${name} is empty, and counts as absent`,
        mend: `it can be ${values.join(', ')}`,
      },
    ];
  const meant = nearest(value, values);
  return [
    {
      about: 'attribute',
      state: 'problem',
      text: `${name}="${value}" is not understood, and counts as absent`,
      mend: meant ? `did you mean "${meant}"?` : `it can be ${values.join(', ')}`,
    },
  ];
}
