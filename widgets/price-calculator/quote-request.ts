import type { StoreApi } from 'zustand/vanilla';
import { calculationLink, readCalculation } from '../domain/calculator/calculation-link.ts';
import { type InputName, inputProblems } from '../domain/calculator/completeness.ts';
import { quoteFields } from '../domain/calculator/quote-payload.ts';
import { choiceNames, emptyInput, measurementNames, withService } from '../domain/calculator/services.ts';
import { filmQuery } from '../domain/film/film-query.ts';
import type { PhotoOutcome } from '../domain/request/mail.ts';
import { fillSlots } from '../domain/request/photo-slots.ts';
import type { DraftRequest } from '../kit/outbox.ts';
import type { StoreContext } from '../kit/widget.ts';
import { composeWithPhotos } from '../request/compose-with-photos.ts';
import { contactProblems } from '../request/contact.ts';
import { knownVisitor, noFilm } from '../request/known-visitor.ts';
import { createPhotoQueue } from '../request/photo-queue.ts';
import { freshRequest } from '../request/request-state.ts';
import { senderOf } from '../request/sender.ts';
import { createSending } from '../request/sending.ts';
import { type PhotoSharing, sharePhotos } from '../request/share-photos.ts';
import { requestText } from '../request/ways-out.ts';
import type { priceCalculatorMeta } from './price-calculator.meta.ts';
import { type CalculatorState, noCustomer, type QuoteRequest } from './price-calculator.state.ts';
import { type FilmFollowing, filmOf, followChosenFilm } from './quote-request.film.ts';
import { followVisitor } from './quote-request.visitor.ts';

const allNames = [...measurementNames, ...choiceNames];

/** The request side of a calculator's store. It loads when the visitor first touches the calculator. */
export function createQuoteRequest(
  store: StoreApi<CalculatorState>,
  { ports, emit, attributes }: StoreContext<typeof priceCalculatorMeta>,
): QuoteRequest {
  const { say, focusOn } = store.getState();
  const photos = createPhotoQueue(store, ports);
  /** The last attempt, with its photos. */
  let draft: DraftRequest | undefined;
  let sharing: PhotoSharing | undefined;
  let film: FilmFollowing | undefined;
  const sending = createSending(store, ports, (outcome) => {
    const { lastFields, reference } = store.getState();
    // As it was asked: the form may hold another project by now.
    const asked = (name: string) => lastFields?.find(([candidate]) => candidate === name)?.[1] ?? '';
    const detail = {
      projectType: asked('projectType'),
      estimatedPrice: Number(asked('estimatedPrice')),
      reference,
    };
    if (outcome === 'unconfirmed') {
      say('failed');
      focusOn('unconfirmed');
      return emit('wrap-quote-failed', detail);
    }
    photos.clear();
    draft = undefined;
    store.setState({
      ...freshRequest,
      lastFields: undefined,
      customer: noCustomer,
      contactMarked: false,
      sendFormOpen: false,
      sentReference: reference,
    });
    say('sent');
    focusOn('sent');
    emit('wrap-quote-sent', detail);
  });

  return {
    addPhotos: photos.add,
    retryPhoto: photos.retry,
    meetVisitor() {
      if (sharing) return;
      const visitor = knownVisitor(ports);
      followVisitor(store, visitor);
      film = followChosenFilm(store, visitor);
      sharing = sharePhotos(store, photos, visitor, ports);
    },
    removePhoto(id) {
      sharing?.removed(id);
      photos.remove(id);
      focusOn('photos');
    },
    async send() {
      const { customer, calculated, lastFields } = store.getState();
      if (store.getState().sending === 'sending') return;
      if (!calculated) {
        // Another project was chosen since, and has no price yet: a retry sends what was asked, as it was.
        if (lastFields)
          await sending.send(async (reference) => ({ fields: lastFields, ...draft, reference }));
        return;
      }
      const problems = contactProblems(customer);
      const [first] = problems;
      if (first) {
        store.setState({ contactMarked: true });
        say([...problems.values()].includes('missing') ? 'contact-missing' : 'invalid');
        return focusOn(first[0]);
      }
      store.getState().dismissToast();
      const film = filmOf(store.getState().film, calculated.input);
      const compose = (reference: string) => (outcomes: readonly PhotoOutcome[]) => {
        const fields = quoteFields({
          customer,
          input: calculated.input,
          estimatedPrice: calculated.price.amount,
          photos: outcomes,
          timestamp: ports.now(),
          ...senderOf(ports, reference, attributes.partner),
          // The mail is Dutch, and so is who reads it.
          film: film?.mail,
          calculation: calculationLink(ports.ownOrigin(), calculated.input, 'nl') + filmQuery(film),
        });
        store.setState({ lastFields: fillSlots(fields, photos.outcomes()), copyRefused: false });
        return fields;
      };
      await sending.send(async (reference, keep) => {
        draft = await composeWithPhotos(store, photos, compose(reference), reference, keep);
        return draft;
      });
    },
    openCalculation(fragment, earlier) {
      const input = readCalculation(fragment);
      // What was filled in while the part came is not written over.
      if (!input?.projectType || !film?.isAsLeft(earlier)) return;
      const { chooseService, change, calculate } = store.getState();
      const empty = withService(emptyInput, input.projectType);
      const isGiven = (name: InputName) => input[name] !== empty[name];
      chooseService(input.projectType);
      // One that measures nothing leaves what was measured here.
      const names = measurementNames.some(isGiven) ? allNames : allNames.filter(isGiven);
      for (const name of names) change(name, input[name]);
      if (inputProblems(store.getState().input).size === 0) calculate();
      void film.readFilm(fragment, input);
    },
    takeFilm: () => void film?.takeOver(),
    removeFilm() {
      store.setState({ film: undefined });
      knownVisitor(ports).setState(noFilm);
      focusOn('folieType');
    },
    async copyLink(lang) {
      const { calculated } = store.getState();
      if (!calculated) return;
      const { input } = calculated;
      const address =
        calculationLink(ports.ownOrigin(), input, lang) + filmQuery(filmOf(store.getState().film, input));
      try {
        await ports.copyText(address);
        store.setState({ link: { address, copied: true } });
      } catch {
        // No permission, or no secure context: then the link itself is shown.
        store.setState({ link: { address, copied: false } });
      }
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
