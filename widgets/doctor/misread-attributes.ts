import { readLanguage } from '../domain/text.ts';
import type { WidgetMeta } from '../kit/meta.ts';
import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';

/** Attributes that any element may have, and those that frameworks add: they are not checked. */
const foreign =
  /^(?:id|class|style|slot|part|title|dir|lang|hidden|inert|role|tabindex|nonce|is|translate|draggable|popover|exportparts|item\w*|access\w*|autofocus|autocorrect|autocapitalize|contenteditable|enterkeyhint|inputmode|spellcheck|on.*|(?:data|aria|v|ng|x|_ng\w+)-.*|[@:[(#].*)$/;

/**
 * The attributes and values that the widget does not understand, each with the most similar one that it does.
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
        advice: meant ? `did you mean ${meant}?` : `it has ${Object.keys(meta.attributes).join(', ')}`,
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
        advice: `it can be ${values.join(', ')}`,
      },
    ];
  const meant = nearest(value, values);
  return [
    {
      about: 'attribute',
      state: 'problem',
      text: `${name}="${value}" is not understood, and counts as absent`,
      advice: meant ? `did you mean "${meant}"?` : `it can be ${values.join(', ')}`,
    },
  ];
}
