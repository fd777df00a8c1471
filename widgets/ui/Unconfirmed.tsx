import type { ReactNode } from 'react';
import type { MailField } from '../domain/request/mail.ts';
import type { Company } from '../kit/company.ts';
import type { RequestCopy } from '../request/request.copy.ts';
import { mailLink, requestText } from '../request/ways-out.ts';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

export interface UnconfirmedProps {
  copy: RequestCopy;
  company: Company;
  reference: string;
  fields: readonly MailField[];
  /** Names of the fields that are too long to be sent. */
  tooLong: readonly string[] | undefined;
  /** The browser refused to copy: the text is shown instead. */
  showText: boolean;
  onRetry(): void;
  onCopy(): void;
}

/** A request without a receipt: says so, and offers the four other ways to send it to us. */
export function Unconfirmed(props: UnconfirmedProps): ReactNode {
  const { copy, company, reference, fields, tooLong, showText, onRetry, onCopy } = props;
  return (
    <section
      tabIndex={-1}
      data-focus="unconfirmed"
      aria-label={copy.unconfirmedTitle}
      className="flex flex-col gap-3 p-4 rounded-lg border border-danger bg-danger-soft"
    >
      <p className="font-semibold">{copy.unconfirmedTitle}</p>
      <p className="text-sm">
        {tooLong
          ? copy.tooLong(tooLong.join(', ').replaceAll('_', ' '))
          : `${copy.sentReference(reference)} ${copy.unconfirmedText}`}
      </p>
      <div className="grid gap-2">
        <Button look="primary" onPress={onRetry}>
          {copy.retry}
        </Button>
        <LinkButton href={`tel:${company.phoneInternational}`}>{copy.call(company.phone)}</LinkButton>
        <LinkButton href={mailLink(company.email, fields)}>{copy.mail}</LinkButton>
        <Button look="secondary" onPress={onCopy}>
          {copy.copy}
        </Button>
      </div>
      {showText && (
        <>
          <p className="text-sm">{copy.copyFailed}</p>
          <textarea
            readOnly
            rows={6}
            value={requestText(fields)}
            aria-label={copy.copyFailed}
            className="p-3 rounded border border-line-strong bg-white text-sm"
          />
        </>
      )}
    </section>
  );
}
