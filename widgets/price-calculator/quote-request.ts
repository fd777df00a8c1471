import type { StoreApi } from 'zustand/vanilla';
import { calculationLink, readCalculation } from '../domain/calculator/calculation-link.ts';
import { type InputName, inputProblems } from '../domain/calculator/completeness.ts';
import { calculationForMail } from '../domain/calculator/priced-calculation.ts';
import { quoteFields } from '../domain/calculator/quote-payload.ts';
import {
  choiceNames,
  emptyInput,
  measurementNames,
  readService,
  withService,
} from '../domain/calculator/services.ts';
import { filmOf } from '../domain/film/chosen-film.ts';
import { filmQuery } from '../domain/film/film-query.ts';
import { isUnnamed } from '../domain/film/unnamed-film.ts';
import type { Language } from '../domain/text.ts';
import type { StoreContext } from '../kit/widget.ts';
import { contactProblems } from '../request/contact.ts';
import { followSamples, samplesForMail } from '../request/follow-samples.ts';
import { forgetVisitor, knownVisitor, noFilm, onForgotten } from '../request/known-visitor.ts';
import { createRequestDesk } from '../request/request-desk.ts';
import { createRequestPhotos } from '../request/request-photos.ts';
import { sampleBasket } from '../request/sample-basket.ts';
import { calculatorDraft } from './calculator-draft.ts';
import type { priceCalculatorMeta } from './price-calculator.meta.ts';
import {
  type CalculatorState,
  freshCalculator,
  noCustomer,
  type QuoteRequest,
} from './price-calculator.state.ts';
import { priceSheetPart } from './price-sheet.lazy.ts';
import { type PriceSheetData, sheetAddress } from './price-sheet.ts';
import { type FilmFollowing, followChosenFilm } from './quote-request.film.ts';
import { followVisitor } from './quote-request.visitor.ts';

const allNames = [...measurementNames, ...choiceNames];

/** Makes the request side of a calculator's store. It loads when the visitor first uses the calculator. */
export function createQuoteRequest(
  store: StoreApi<CalculatorState>,
  { ports, emit, attributes }: StoreContext<typeof priceCalculatorMeta>,
): QuoteRequest {
  const { focusOn } = store.getState();
  const photos = createRequestPhotos(store, ports);
  const draft = calculatorDraft(store, ports, attributes.service);
  let film: FilmFollowing | undefined;
  let sharing = false;
  const desk = createRequestDesk(store, ports, {
    attributes,
    photos,
    problems() {
      const { calculated, customer } = store.getState();
      return calculated ? contactProblems(customer) : new Map();
    },
    mark(problem) {
      store.setState({ contactMarked: true });
      store.getState().say(problem === 'missing' ? 'contact-missing' : problem);
    },
    compose() {
      const { customer, calculated, film: chosen, samples } = store.getState();
      // The visitor has chosen another project, which has no price yet.
      if (!calculated) return undefined;
      const { input, price } = calculated;
      const film = filmOf(chosen, input);
      return (envelope) =>
        quoteFields({
          ...envelope,
          customer,
          input,
          estimatedPrice: price.amount,
          // The mail is Dutch (rule `mail-language`). Of which kind an unnamed film is, we can tell from its code.
          film: (film ?? (chosen && isUnnamed(chosen) ? chosen : undefined))?.mail,
          samples: samplesForMail(samples),
          calculation: calculationForMail(ports.ownOrigin(), input, chosen),
        });
    },
    announce(outcome, { projectType = '', estimatedPrice }, reference) {
      emit(`wrap-quote-${outcome}`, { projectType, estimatedPrice: Number(estimatedPrice), reference });
    },
    fresh() {
      knownVisitor(ports).setState({ calculation: '' });
      forgetVisitor(ports);
      const { samples = [] } = store.getState();
      sampleBasket(ports).remove(samples.map(({ code }) => code));
      return ports.mode === 'kiosk'
        ? empty()
        : { customer: noCustomer, contactMarked: false, sendFormOpen: false, samples: undefined };
    },
  });

  /** The state of a calculator that nobody has used. */
  function empty(): Partial<CalculatorState> {
    const service = readService(attributes.service);
    return {
      ...freshCalculator,
      ...(service && { input: withService(emptyInput, service) }),
      calculated: undefined,
      film: undefined,
      samples: undefined,
      link: undefined,
    };
  }

  function sheet(lang: Language): PriceSheetData | undefined {
    const { calculated, stale, film: chosen } = store.getState();
    if (!calculated || stale) return undefined;
    const { partner } = attributes;
    const film = filmOf(chosen, calculated.input);
    return { ...calculated, film, lang, date: ports.now(), origin: ports.ownOrigin(), partner };
  }

  return {
    addPhotos: photos.add,
    retryPhoto: photos.retry,
    retryPhotos: photos.retryAll,
    removePhoto: photos.remove,
    send: desk.send,
    copyRequest: desk.copy,
    meetVisitor() {
      if (film) return;
      const visitor = knownVisitor(ports);
      followVisitor(store, visitor);
      film = followChosenFilm(store, visitor);
      followSamples(store, sampleBasket(ports));
      draft.keep();
      onForgotten(visitor, () => {
        // A request that has not arrived stays.
        if (store.getState().sending !== 'idle') return;
        photos.clear();
        store.setState(empty());
      });
    },
    sharePhotos() {
      // Not before the visitor was met.
      if (film && !sharing) photos.share(knownVisitor(ports));
      sharing ||= film !== undefined;
    },
    openCalculation(fragment, earlier) {
      const input = readCalculation(fragment);
      // Must not overwrite what the visitor filled in while this code was loading.
      if (!input?.projectType || !film?.isAsLeft(earlier)) return;
      const { chooseService, change, calculate } = store.getState();
      const empty = withService(emptyInput, input.projectType);
      const isGiven = (name: InputName) => input[name] !== empty[name];
      chooseService(input.projectType);
      // A calculation without measurements keeps the current ones.
      const names = measurementNames.some(isGiven) ? allNames : allNames.filter(isGiven);
      for (const name of names) change(name, input[name]);
      if (inputProblems(store.getState().input).size === 0) calculate();
      void film.readFilm(fragment, input);
      // The price sheet leads here to ask for a quote.
      if (/&offerte=ja(&|$)/.test(fragment)) void store.getState().accept();
    },
    restoreDraft: draft.restore,
    takeFilm: () => void film?.takeOver(),
    removeFilm() {
      store.setState({ film: undefined });
      knownVisitor(ports).setState(noFilm);
      focusOn('folieType');
    },
    removeSample(code) {
      sampleBasket(ports).toggle(code);
      focusOn('message');
    },
    sheet,
    async savePdf(lang) {
      const data = sheet(lang);
      if (!data) return;
      // A partner's page may print anything but the sheet: its own rules and frames apply.
      if (ports.pageAddress().origin === ports.ownOrigin())
        try {
          return await (await priceSheetPart.load()).printSheet(data);
        } catch (error) {
          // After a deploy the code is gone, but the page that holds it is there.
          console.warn(error);
        }
      const isOpen = ports.openTab(`${sheetAddress(data, '/prijsblad')}&print=ja`);
      store.setState({ sheetBlocked: !isOpen });
    },
    async copyLink(lang) {
      const { calculated } = store.getState();
      if (!calculated) return;
      const { input } = calculated;
      const address =
        calculationLink(ports.ownOrigin(), input, lang, { partner: attributes.partner }) +
        filmQuery(filmOf(store.getState().film, input));
      try {
        await ports.copyText(address);
        store.setState({ link: { address, copied: true } });
      } catch {
        // No permission, or no secure context: the link itself is shown.
        store.setState({ link: { address, copied: false } });
      }
    },
  };
}
