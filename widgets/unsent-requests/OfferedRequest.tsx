import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { locales } from '../domain/languages.ts';
import type { Language } from '../domain/text.ts';
import { mailLink } from '../request/ways-out.ts';
import { Button } from '../ui/Button.tsx';
import { EarlierArrived } from '../ui/EarlierArrived.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PrivacyLine } from '../ui/PrivacyLine.tsx';
import { RequestContents } from './RequestContents.tsx';
import { fieldsOf } from './send-again.ts';
import type { Offer, UnsentViewProps } from './unsent-requests.state.ts';

export interface OfferedRequestProps extends UnsentViewProps {
  offer: Offer;
}

/** One unconfirmed request, with the actions for it. */
export function OfferedRequest(props: OfferedRequestProps): ReactNode {
  const { copy, lang, offer } = props;
  const { reference, status, keptAt, photos, uploading, arrived } = offer;
  const over = status === 'sent' || status === 'discarded';
  const left = photos.filter(({ failed }) => failed).map(({ name }) => name);
  const title = status === 'sent' ? copy.sent : status === 'discarded' ? copy.discarded : copy.title(1);
  return (
    <article
      tabIndex={-1}
      data-focus={reference}
      aria-label={title}
      className="flex flex-col gap-3 p-4 border-t border-line first:border-0 rounded-xl"
    >
      <div role={over ? 'status' : undefined} className="flex flex-col gap-1">
        <h2 className="font-semibold pr-10">{title}</h2>
        {status === 'sent' && (
          <p className="text-sm [overflow-wrap:anywhere]">
            {copy.sentReference(reference)} {left.length > 0 && copy.photosLeft(left.join(', '))}
          </p>
        )}
        {!over && (
          <>
            <EarlierArrived text={arrived && copy.earlierArrived(arrived)} />
            {status !== 'unconfirmed' && (
              <p className="text-sm text-ink-soft">{copy.kept(whenKept(keptAt, lang))}</p>
            )}
            <p role="status" className={status === 'unconfirmed' ? 'text-sm text-danger' : 'text-sm'}>
              {status === 'waiting' && copy.waiting}
              {status === 'unconfirmed' && copy.unconfirmed}
              {uploading && copy.uploading(uploading.n, uploading.of)}
            </p>
          </>
        )}
      </div>
      {!over && (status === 'asking' ? <Question {...props} /> : <Choices {...props} />)}
      {!over && <RequestContents copy={copy} offer={offer} />}
    </article>
  );
}

function Choices({ store, copy, lang, company, offer }: OfferedRequestProps): ReactNode {
  const { send, ask } = useStore(store);
  const { reference, status } = offer;
  const busy = status === 'sending';
  return (
    <>
      {status === 'unconfirmed' && (
        <div className="grid gap-2">
          <LinkButton href={`tel:${company.phoneInternational}`}>{copy.call(company.phone)}</LinkButton>
          <LinkButton href={mailLink(company.email, fieldsOf(offer))}>{copy.mail}</LinkButton>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {status !== 'waiting' && (
          <Button look="primary" incomplete={busy} onPress={() => void send(reference)}>
            {busy ? copy.sending : status === 'unconfirmed' ? copy.retry : copy.send}
          </Button>
        )}
        {!busy && (
          <Button look="quiet" focusName={`discard-${reference}`} onPress={() => ask(reference)}>
            {copy.discard}
          </Button>
        )}
      </div>
      <PrivacyLine lang={lang} company={company} />
    </>
  );
}

function Question({ store, copy, offer: { reference } }: OfferedRequestProps): ReactNode {
  const { discard, keepAfterAll } = useStore(store);
  return (
    <fieldset>
      <legend className="pb-3 text-sm font-semibold">{copy.ask}</legend>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" focusName={`no-${reference}`} onPress={() => keepAfterAll(reference)}>
          {copy.discardNo}
        </Button>
        <Button look="secondary" onPress={() => void discard(reference)}>
          {copy.discardYes}
        </Button>
      </div>
    </fieldset>
  );
}

/** Day and time of the first attempt, on the visitor's own clock. */
function whenKept(keptAt: string, lang: Language): string {
  const format = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return new Date(keptAt).toLocaleString(locales[lang].tag, format);
}
