import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { clientLabels, projectLabels } from '../domain/request/contact-labels.ts';
import {
  clientTypes,
  projectChoices,
  type RequiredField,
  requiredFields,
} from '../domain/request/contact-request.ts';
import { isPhoneInWords } from '../domain/request/phone.ts';
import type { Text } from '../domain/text.ts';
import { requestCopy } from '../request/request.copy.ts';
import { CheckBox } from '../ui/CheckBox.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';
import type { FieldName, QuoteFormViewProps } from './quote-form.state.ts';

export interface QuoteFieldsProps extends QuoteFormViewProps {
  problems: ReadonlyMap<RequiredField, string>;
}

/** What a field of the form has in common with the others: name, label, whether it is required, and its problem. */
function useFields({ store, copy, problems }: QuoteFieldsProps) {
  const { fields, change, forPartner, offersVisit } = useStore(store);
  const labels = forPartner ? { ...copy.fields, ...copy.partner } : copy.fields;
  const about = <K extends FieldName>(name: K) => ({
    // The error summary links to this id.
    id: name,
    name,
    label: labels[name],
    required: (requiredFields as readonly string[]).includes(name),
    problem: problems.get(name as RequiredField),
  });
  return { fields, change, forPartner, offersVisit, about };
}

/** What is to be wrapped, and for whom. It stands first: it asks nothing about the visitor. */
export function ProjectFields(props: QuoteFieldsProps): ReactNode {
  const { copy, lang } = props;
  const { fields, change, about } = useFields(props);
  const labelled = <T extends string>(values: readonly T[], labels: Record<T, Text>) =>
    values.map((value) => ({ value, label: labels[value][lang] }));
  return (
    <div className="grid gap-4 items-start mid:grid-cols-2">
      <SelectField
        {...about('projectType')}
        placeholder={copy.choose}
        choices={labelled(projectChoices, projectLabels)}
        value={fields.projectType}
        onChange={(value) => change('projectType', value)}
      />
      <SelectField
        {...about('clientType')}
        placeholder={copy.choose}
        choices={labelled(clientTypes, clientLabels)}
        value={fields.clientType}
        onChange={(value) => change('clientType', value)}
      />
    </div>
  );
}

/** The visitor's own words about the project. */
export function DescriptionField(props: QuoteFieldsProps): ReactNode {
  const { copy, lang } = props;
  const { fields, change, forPartner, about } = useFields(props);
  return (
    <TextArea
      {...about('description')}
      hint={forPartner ? copy.partner.descriptionHint : copy.descriptionHint}
      rows={3}
      lang={lang}
      value={fields.description}
      onChange={(value) => change('description', value)}
    />
  );
}

/** Who asks, where, and whether we come by. */
export function ContactFields(props: QuoteFieldsProps): ReactNode {
  const { copy, lang } = props;
  const { fields, change, forPartner, offersVisit, about } = useFields(props);
  const field = ([name, how]: (typeof textFields)[number]) => (
    <TextField
      key={name}
      {...about(name)}
      {...(forPartner && name === 'address' ? siteAddress : how)}
      value={fields[name]}
      onChange={(value) => change(name, value)}
    >
      {name === 'phone' && isPhoneInWords(fields.phone) && (
        <p role="status" className="text-sm">
          {requestCopy[lang].phoneInWords}
        </p>
      )}
    </TextField>
  );
  return (
    <>
      {/* Names are short enough to stand side by side on a phone, too. */}
      <div className="grid grid-cols-2 gap-4 items-start">{textFields.slice(0, 2).map(field)}</div>
      <div className="grid gap-4 items-start mid:grid-cols-2">{textFields.slice(2).map(field)}</div>
      {offersVisit && (
        <CheckBox
          name="homeVisit"
          label={copy.fields.homeVisit}
          hint={copy.homeVisitHint}
          checked={fields.homeVisit}
          onChange={(checked) => change('homeVisit', checked)}
        />
      )}
    </>
  );
}

/** Without `type="url"`, which refuses an address without `https://`. */
const siteAddress = { autoComplete: 'url' } as const;

type TextName = 'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'city';

const textFields: [TextName, Pick<TextFieldProps, 'type' | 'autoComplete'>][] = [
  ['firstName', { autoComplete: 'given-name' }],
  ['lastName', { autoComplete: 'family-name' }],
  ['email', { autoComplete: 'email', type: 'email' }],
  ['phone', { autoComplete: 'tel', type: 'tel' }],
  ['address', { autoComplete: 'address-line1' }],
  ['city', { autoComplete: 'address-level2' }],
];
