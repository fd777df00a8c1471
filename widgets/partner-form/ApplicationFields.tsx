import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  experienceLevels,
  requiredApplicationFields,
  type TextName,
} from '../domain/partner/partner-application.ts';
import { experienceLabels } from '../domain/partner/partner-labels.ts';
import { CheckBox } from '../ui/CheckBox.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import type { FieldName, PartnerFormViewProps } from './partner-form.state.ts';

export interface ApplicationFieldsProps extends PartnerFormViewProps {
  problems: ReadonlyMap<FieldName, string> | undefined;
}

/** The fields of an application, in the order of rule `partner-application`. */
export function ApplicationFields({ store, copy, lang, problems }: ApplicationFieldsProps): ReactNode {
  const { application, change, leave } = useStore(store);
  const about = (name: FieldName) => ({
    // The error summary links to this id.
    id: name,
    name,
    label: copy.fields[name],
    hint: copy.hints[name],
    required: (requiredApplicationFields as readonly string[]).includes(name),
    problem: problems?.get(name),
  });
  const textField = ([name, how]: [TextName, How]) => (
    <TextField
      key={name}
      {...about(name)}
      {...how}
      value={application[name]}
      onChange={(value) => change(name, value)}
      onLeave={() => leave(name)}
    />
  );
  return (
    <>
      <div className="grid gap-4 items-start mid:grid-cols-2">
        {who.map(textField)}
        <SelectField
          {...about('experienceLevel')}
          placeholder={copy.choose}
          choices={experienceLevels.map((value) => ({ value, label: experienceLabels[value][lang] }))}
          value={application.experienceLevel}
          onChange={(value) => change('experienceLevel', value)}
        />
      </div>
      {textField(['portfolioLink', { type: 'url', autoComplete: 'url' }])}
      <CheckBox
        name="hasOwnTools"
        label={copy.fields.hasOwnTools}
        checked={application.hasOwnTools}
        onChange={(checked) => change('hasOwnTools', checked)}
      />
      <TextArea
        {...about('motivation')}
        rows={4}
        lang={lang}
        value={application.motivation}
        onChange={(value) => change('motivation', value)}
      />
    </>
  );
}

type How = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'pattern'>;

/** The pattern of `readKvkNumber`, for the browser's own check: eight digits, with or without spaces or dots between them. */
const kvkPattern = '[\\s.]*([0-9][\\s.]*){8}';

const who: [TextName, How][] = [
  ['firstName', { autoComplete: 'given-name' }],
  ['lastName', { autoComplete: 'family-name' }],
  ['companyName', { autoComplete: 'organization' }],
  ['email', { type: 'email', autoComplete: 'email' }],
  ['phone', { type: 'tel', autoComplete: 'tel' }],
  ['kvkNumber', { inputMode: 'numeric', pattern: kvkPattern }],
  ['workArea', {}],
];
