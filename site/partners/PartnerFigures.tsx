import { addressOf } from '../../widgets/domain/addresses.ts';
import { serviceRows } from '../../widgets/domain/calculator/services.ts';
import { locales } from '../../widgets/domain/languages.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { InlineScript } from '../parts/InlineScript.tsx';
import { buttonShape } from '../parts/LinkButton.tsx';
import { air, frame } from '../sections/frame.ts';
import { figuresWords } from './figures-words.ts';

/** Route of the page. */
export const figuresRoute = '/partners/cijfers';

/** The script adds rows without classes. */
const rows =
  '[&_:is(th,td)]:py-2 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line-strong [&_th]:font-normal [&_th]:text-left [&_td]:pl-4 [&_th+th]:pl-4';

/** The form, and the place where the script shows the figures. */
export function PartnerFigures({ context }: { context: PageContext }) {
  const words = say(context, figuresWords);
  const { supabaseUrl } = context.site.environment;
  return (
    <section data-figures className={`${frame} ${air}`}>
      <p className="print:hidden">
        <a href={addressOf('/partners', context.lang)} className="underline underline-offset-4">
          {words.back}
        </a>
      </p>
      <h1 className="mt-4 text-title">{words.heading}</h1>
      <p className="mt-4 max-w-prose print:hidden">{words.lead}</p>
      {supabaseUrl === '' ? (
        <p className="mt-8 p-4 bg-sand max-w-prose">{words.noRegister}</p>
      ) : (
        <Figures context={context} />
      )}
    </section>
  );
}

function Figures({ context }: { context: PageContext }) {
  const words = say(context, figuresWords);
  const { month, service, requests, indication, page } = words.script;
  return (
    <>
      <noscript>
        <p className="mt-8 p-4 bg-sand max-w-prose">{words.noScript}</p>
      </noscript>
      <form className="mt-8 grid gap-5 max-w-md no-script:hidden print:hidden">
        <Field name="code" label={words.code} hint={words.codeHint} type="text" complete="username" />
        <Field
          name="secret"
          label={words.secret}
          hint={words.secretHint}
          type="password"
          complete="current-password"
        />
        <button
          type="submit"
          className={`${buttonShape} border-transparent bg-action text-white hover:bg-action-dark justify-self-start`}
        >
          {words.show}
        </button>
      </form>
      <p role="status" className="mt-6 max-w-prose font-semibold" />
      <div data-shown hidden className="mt-10">
        <h2 data-slot="title" tabIndex={-1} className="text-title-sm">
          {words.heading}
        </h2>
        <p data-slot="none" className="mt-4 max-w-prose">
          {words.none}
        </p>
        <div data-slot="some">
          <p className="mt-6">{words.chart}</p>
          <div data-slot="chart" className="mt-2 max-w-prose text-action" />
          <table className={`mt-8 w-full max-w-prose ${rows}`}>
            <thead>
              <tr>
                <th scope="col">{month}</th>
                <th scope="col">{service}</th>
                <th scope="col">{requests}</th>
                <th scope="col">{indication}</th>
              </tr>
            </thead>
            <tbody data-slot="rows" />
            <tfoot>
              <tr>
                <th scope="row">{words.all}</th>
                <td />
                <td data-slot="requests" className="font-semibold" />
                <td data-slot="indication" className="font-semibold" />
              </tr>
            </tfoot>
          </table>
          <table className={`mt-8 w-full max-w-prose ${rows}`}>
            <caption className="text-left">{words.pages}</caption>
            <thead>
              <tr>
                <th scope="col">{page}</th>
                <th scope="col">{requests}</th>
              </tr>
            </thead>
            <tbody data-slot="pages" className="[overflow-wrap:anywhere]" />
          </table>
          <p className="mt-4 text-sm text-ink-soft max-w-prose">{words.note}</p>
          <p className="mt-6 flex flex-wrap gap-3 print:hidden">
            <a data-slot="csv" href="#main" className={`${buttonShape} border-ink hover:bg-sand`}>
              {words.csv}
            </a>
            <button type="button" data-print className={`${buttonShape} border-ink hover:bg-sand`}>
              {words.print}
            </button>
          </p>
        </div>
      </div>
      <script
        type="application/json"
        id="figures-config"
        dangerouslySetInnerHTML={{ __html: configOf(context) }}
      />
      <InlineScript name="partner-figures" module />
    </>
  );
}

interface FieldProps {
  name: string;
  label: string;
  hint: string;
  type: 'text' | 'password';
  complete: string;
}

function Field({ name, label, hint, type, complete }: FieldProps) {
  return (
    <p>
      <label htmlFor={`figures-${name}`} className="font-semibold">
        {label}
      </label>
      <span id={`figures-${name}-hint`} className="block text-sm text-ink-soft">
        {hint}
      </span>
      <input
        id={`figures-${name}`}
        name={name}
        type={type}
        required
        maxLength={100}
        autoComplete={complete}
        autoCapitalize={type === 'text' ? 'none' : undefined}
        aria-describedby={`figures-${name}-hint`}
        className="mt-1 w-full h-12 px-3 rounded border border-line-strong bg-white"
      />
    </p>
  );
}

function configOf({ site, lang }: PageContext): string {
  const { supabaseUrl: url, supabaseAnonKey: key } = site.environment;
  const services = Object.fromEntries(
    Object.entries(serviceRows).map(([id, { label }]) => [id, label[lang]]),
  );
  const words = figuresWords[lang].script;
  return JSON.stringify({ url, key, words, services, lang: locales[lang].tag }).replaceAll('<', '\\u003c');
}
