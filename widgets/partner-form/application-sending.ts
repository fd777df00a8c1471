import type { StoreApi } from 'zustand/vanilla';
import { emptyPartnerApplication } from '../domain/partner/partner-application.ts';
import {
  applicationProblems,
  readKvkNumber,
  readLink,
} from '../domain/partner/partner-application-checks.ts';
import { applicationFields } from '../domain/partner/partner-payload.ts';
import type { StoreContext } from '../kit/widget.ts';
import { freshRequest } from '../request/request-state.ts';
import { senderOf } from '../request/sender.ts';
import { createSending } from '../request/sending.ts';
import { requestText } from '../request/ways-out.ts';
import type { partnerFormMeta } from './partner-form.meta.ts';
import type { ApplicationSending, PartnerFormState } from './partner-form.state.ts';

/** The sending side of a form's store. It loads when the visitor first touches the form. */
export function createApplicationSending(
  store: StoreApi<PartnerFormState>,
  { ports, emit, attributes }: StoreContext<typeof partnerFormMeta>,
): ApplicationSending {
  const { say, focusOn } = store.getState();
  /** The form is empty again, and says so. */
  const confirm = (reference?: string) => {
    store.setState({
      ...freshRequest,
      lastFields: undefined,
      application: emptyPartnerApplication,
      marked: false,
      received: { reference },
    });
    say('received');
    focusOn('sent');
  };
  const sending = createSending(store, ports, (outcome) => {
    const { lastFields, reference } = store.getState();
    // As it was sent: the form may have been changed since.
    const experienceLevel = lastFields?.find(([name]) => name === 'experienceLevel')?.[1] ?? '';
    const detail = { experienceLevel, reference };
    if (outcome === 'unconfirmed') {
      say('failed');
      focusOn('unconfirmed');
      return emit('wrap-application-failed', detail);
    }
    confirm(reference);
    emit('wrap-application-sent', detail);
  });

  return {
    leave(name) {
      const { application, change } = store.getState();
      const read = name === 'kvkNumber' ? readKvkNumber : name === 'portfolioLink' ? readLink : undefined;
      const written = read?.(application[name]);
      if (written !== undefined && written !== application[name]) change(name, written);
    },
    async send() {
      const { sending: status, application, delivers } = store.getState();
      if (status === 'sending') return;
      const [problem] = applicationProblems(application).keys();
      if (problem) {
        store.setState({ marked: true });
        return focusOn(problem);
      }
      if (!delivers) return confirm();
      await sending.send(async (reference) => {
        const fields = applicationFields({
          application: store.getState().application,
          timestamp: ports.now(),
          ...senderOf(ports, reference, attributes.partner),
        });
        store.setState({ lastFields: fields, copyRefused: false });
        return { reference, fields };
      });
    },
    async copyRequest() {
      try {
        await ports.copyText(requestText(store.getState().lastFields ?? []));
        say('copied');
      } catch {
        // No permission, or no secure context: then the text itself is shown.
        store.setState({ copyRefused: true });
      }
    },
  };
}
