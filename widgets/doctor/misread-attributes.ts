import { isPartnerCode } from '../domain/partner/partner-code.ts';
import type { WidgetMeta } from '../kit/meta.ts';
import { attributeReaders } from './attribute-readers.ts';
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
  const reader = attributeReaders[name];
  const { understands = (text: string) => values.length === 0 || values.includes(text) } = reader ?? {};
  if (understands(value)) return name === 'partner' ? withoutFigures(value) : [];
  const takes = reader?.takes ?? `it can be ${values.join(', ')}`;
  if (value === '') {
    // Free text that is not filled in: what makes a snippet leaves it so.
    if (values.length === 0) return [];
    return [
      { about: 'attribute', state: 'notice', text: `${name} is empty, and counts as absent`, advice: takes },
    ];
  }
  const meant = nearest(value, values);
  return [
    {
      about: 'attribute',
      state: 'problem',
      text:
        name === 'partner'
          ? `partner="${value}" is no partner code: our links lose it, and it can have no figures`
          : `${name}="${value}" is not understood, and counts as absent`,
      advice: meant ? `did you mean "${meant}"?` : takes,
    },
  ];
}

/** Requests keep a code of an earlier snippet, and its figures stay empty (rule `partner-code`). */
function withoutFigures(code: string): Finding[] {
  // Figures count it in capitals too.
  if (isPartnerCode(code.trim().toLowerCase())) return [];
  return [
    {
      about: 'attribute',
      state: 'notice',
      text: `partner="${code}" is in the requests, but can have no figures`,
      advice: attributeReaders['partner']?.takes ?? '',
    },
  ];
}
