import { questionAttribute } from '../../widgets/adapters/courier/courier-config.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';

const words: Record<Language, { title: string; why: string; nothing: string; close: string }> = {
  nl: {
    title: 'Nog één vraag van de maildienst',
    why: 'De dienst die uw aanvraag naar ons mailt, wil eerst nog iets weten, vaak of u een mens bent. Antwoord hieronder: dan gaat uw aanvraag op weg, en dit venster sluit vanzelf.',
    nothing:
      'Ziet u geen vraag? Sluit dan dit venster: alles wat u invulde blijft staan, en u kunt het opnieuw proberen, bellen of mailen.',
    close: 'Venster sluiten',
  },
  en: {
    title: 'One more question from the mail service',
    why: 'The service that mails your request to us would first like to know something, often whether you are a person. Answer below: your request is then on its way, and this window closes by itself.',
    nothing:
      'No question here? Then close this window: everything you filled in stays, and you can try again, call or email us.',
    close: 'Close window',
  },
};

/** What stands above a question of the mail service, in each language; hidden until `show-question.ts` shows one of them. */
export function MailQuestions() {
  return languages.map((lang) => (
    <div key={lang} lang={lang} hidden {...{ [questionAttribute]: '' }}>
      <div className="p-4">
        <h2 tabIndex={-1} className="font-heading text-xl font-semibold">
          {words[lang].title}
        </h2>
        <p className="mt-2 text-sm">{words[lang].why}</p>
        <p className="mt-2 text-sm">{words[lang].nothing}</p>
        <button
          type="button"
          className="mt-3 min-h-[2.75rem] px-4 rounded border border-line-strong bg-white font-semibold"
        >
          {words[lang].close}
        </button>
      </div>
    </div>
  ));
}
