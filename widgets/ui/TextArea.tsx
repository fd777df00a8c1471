import type { ReactNode } from 'react';
import { longestText } from '../domain/request/text-limits.ts';
import type { Language } from '../domain/text.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface TextAreaProps extends FieldProps {
  name: string;
  value: string;
  rows: number;
  lang: Language;
  onChange(value: string): void;
}

const charactersLeft: Record<Language, (count: number) => string> = {
  nl: (count) => `Nog ${count} tekens over`,
  en: (count) => `${count} characters left`,
};

/** How many characters are left when the visitor is told, as a part of the limit. */
const nearlyFull = 0.1;

/** A labelled field for a longer text, which says how much room is left when it is nearly full. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { name, value, rows, lang, onChange } = props;
  const left = longestText - value.length;
  return (
    <Field
      {...props}
      control={(control) => (
        <textarea
          {...control}
          name={name}
          rows={rows}
          maxLength={longestText}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="w-full px-3 py-2 rounded"
        />
      )}
    >
      {left <= longestText * nearlyFull && (
        <p role="status" className="text-xs text-ink-soft">
          {charactersLeft[lang](left)}
        </p>
      )}
    </Field>
  );
}
