import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { entries, entryOf } from '../../widgets/entries.ts';
import { fileOf } from '../lib/addresses.ts';
import { environment } from '../lib/environment.ts';
import { prerenderWidget } from '../lib/widgets/prerender-widget.tsx';
import { BareHead } from '../parts/BareHead.tsx';
import { DeliveryConfig, deliverInTab, tabConfig } from '../parts/DeliveryConfig.tsx';
import { FirstScripts } from '../parts/FirstScripts.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { stateAddress } from '../workbench/address.ts';
import { hosts } from '../workbench/hosts.ts';

interface Data {
  item: { tag: string; name: string; lang: Language };
}

/** A bare page for each example of each widget, in both languages: for testers and our tests, not for search engines. */
export const data = () => ({
  items: entries.flatMap(({ meta: { tag }, examples }) =>
    examples.flatMap(({ name }) => languages.map((lang) => ({ tag, name, lang }))),
  ),
  pagination: { data: 'items', size: 1, alias: 'item' },
  permalink: ({ item: { tag, name, lang } }: Data) => fileOf(stateAddress(tag, name, lang)),
});

export function render({ item: { tag, name, lang } }: Data): string {
  const { meta, examples } = entryOf(tag);
  const example = examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`<${tag}> has no example "${name}".`);
  const html = prerenderWidget(tag, example.attributes, lang, {
    state: example.state,
    first: !example.state,
  });
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={lang}>
      <BareHead title={`${tag}: ${name}`} policy="page">
        <style dangerouslySetInnerHTML={{ __html: hosts.map(({ css }) => css).join('') }} />
        <FirstScripts tags={[tag]} />
        {deliverInTab([tag]) && <DeliveryConfig config={tabConfig(environment())} />}
      </BareHead>
      <body>
        <main
          className="w-full p-4 md:p-8 max-w-page mx-auto"
          data-tag={tag}
          data-attributes={Object.keys(meta.attributes).join(' ')}
        >
          <h1 className="sr-only font-sans">{`${tag}: ${name}`}</h1>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </main>
        {tag === 'wrap-price-calculator' && !example.state && <InlineScript name="asked-service" />}
        <InlineScript name="workbench-state" />
      </body>
    </html>,
  )}`;
}
