import { questionAttribute } from '../../widgets/adapters/courier/courier-config.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';

const words: Record<Language, { title: string; why: string; nothing: string; close: string }> = {
  nl: {
    title: 'Nog één vraag van de maildienst',
    why: 'De dienst die uw aanvraag naar ons mailt, wil eerst nog iets van u weten. Vaak is dat of u een mens bent. Zodra u hieronder antwoordt, gaat uw aanvraag op weg en sluit dit venster vanzelf.',
    nothing:
      'Ziet u geen vraag? Sluit dan dit venster. Alles wat u hebt ingevuld blijft staan, en u kunt het opnieuw proberen, ons bellen of mailen.',
    close: 'Venster sluiten',
  },
  en: {
    title: 'One more question from the mail service',
    why: 'The service that mails your request to us would like to know one more thing first. Usually it is whether you are a person. Once you answer below, your request is on its way and this window closes by itself.',
    nothing:
      'No question here? Then close this window. Everything you filled in stays, and you can try again, call us or send an email.',
    close: 'Close window',
  },
};

/** What stands above a question of the mail service, in each language; hidden until `show-question.ts` shows one of them. */
export function MailQuestions() {
  return languages.map((lang) => (
    <header key={lang} lang={lang} hidden {...{ [questionAttribute]: '' }}>
      <div className="p-4">
        <h1 tabIndex={-1} className="font-heading text-xl font-semibold">
          {words[lang].title}
        </h1>
        <p className="mt-2 text-sm">{words[lang].why}</p>
        <p className="mt-2 text-sm">{words[lang].nothing}</p>
        <button
          type="button"
          className="mt-3 min-h-11 px-4 rounded border border-line-strong bg-white font-semibold"
        >
          {words[lang].close}
        </button>
      </div>
    </header>
  ));
}
