import { addressOf } from '../../widgets/domain/addresses.ts';
import type { Language } from '../../widgets/domain/text.ts';
import { type SectionType, sections } from '../schema/sections.ts';
import { describeFields, type Wanted } from './describe-fields.ts';
import type { SectionExample } from './section-examples.ts';
import { fieldWords, galleryWords, sectionUses } from './section-words.ts';

interface Props {
  examples: readonly SectionExample[];
  lang: Language;
}

/** Every kind of section, drawn and as YAML, with its fields. */
export function SectionGallery({ examples, lang }: Props) {
  const words = galleryWords[lang];
  const types = Object.keys(sections) as SectionType[];
  return (
    <main className="mx-auto w-full min-w-0 max-w-page p-4 md:p-8">
      <p>
        <a href={addressOf('/workbench', lang)} className="underline">
          {words.back}
        </a>
      </p>
      <h1 className="mt-4 text-title-sm">{words.title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{words.description}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {types.map((type) => (
          <li key={type}>
            <a href={`#${type}`} className="underline">
              {type}
            </a>
          </li>
        ))}
      </ul>
      {types.map((type) => (
        <section key={type} id={type} className="mt-16 pt-6 border-t border-line-strong">
          <h2 className="text-xl">
            <code>{type}</code>
          </h2>
          <p className="mt-1">{sectionUses[type][lang]}</p>
          {examples
            .filter((example) => example.type === type)
            .map((example) => (
              <Example key={example.name} example={example} lang={lang} />
            ))}
          <Fields type={type} lang={lang} />
        </section>
      ))}
    </main>
  );
}

function Example({ example, lang }: { example: SectionExample; lang: Language }) {
  const words = galleryWords[lang];
  const { name, layout, yaml, page } = example;
  const address = exampleAddress(name, lang);
  return (
    <>
      {layout && (
        <h3 className="mt-8">
          <code>{`layout: ${layout}`}</code>
        </h3>
      )}
      <div className="mt-3 rounded border border-line-strong overflow-hidden [resize:vertical] h-[32rem]">
        <iframe src={address} title={name} loading="lazy" className="block w-full h-full bg-paper" />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 text-sm">
        <a href={address} className="underline">
          {words.alone}
        </a>
        <span className="text-ink-soft">
          {words.from} <code>{page.file}</code>
        </span>
        <button
          type="button"
          data-copy={name}
          data-copied={words.copied}
          className="h-12 px-4 rounded border border-ink no-script:hidden"
        >
          {words.copy}
        </button>
      </p>
      <pre
        id={`yaml-${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        tabIndex={0}
        className="mt-2 p-4 max-h-[24rem] overflow-auto rounded bg-ink text-paper text-sm [tab-size:2]"
      >
        <code>{yaml}</code>
      </pre>
    </>
  );
}

function Fields({ type, lang }: { type: SectionType; lang: Language }) {
  const words = galleryWords[lang];
  return (
    <details className="mt-4">
      <summary className="py-3 font-semibold cursor-pointer">{words.fields}</summary>
      <table className="w-full text-sm text-left">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-1 pr-4">
              {words.field}
            </th>
            <th scope="col" className="py-1">
              {words.holds}
            </th>
          </tr>
        </thead>
        <tbody>
          {describeFields(sections[type]).map(({ path, required, wanted }) => (
            <tr key={path} className="border-b border-line">
              <th scope="row" className="py-1 pr-4 font-normal">
                <code>{path}</code>
              </th>
              <td className="py-1">
                {inWords(wanted, lang)}
                {required && <strong>{`, ${words.required}`}</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function inWords(wanted: Wanted, lang: Language): string {
  const words = fieldWords[lang];
  if (typeof wanted === 'string') return words[wanted];
  if ('list' in wanted) return `${words.list} ${inWords(wanted.list, lang)}`;
  return `${words.oneOf} ${wanted.oneOf.join(', ')}`;
}

/** The page that shows one example alone. */
export function exampleAddress(name: string, lang: Language): string {
  return addressOf(`/workbench/sections/${name}`, lang);
}
