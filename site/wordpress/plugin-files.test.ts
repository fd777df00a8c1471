import { unzipSync } from 'fflate';
import { mo } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { isPartnerCode } from '../../widgets/domain/partner/partner-code.ts';
import { cleanPartner } from '../../widgets/domain/request/visit.ts';
import type { Site } from '../lib/site.ts';
import { embedPages } from '../lib/widgets/embed-pages.ts';
import { placedWidgets } from '../lib/widgets/partner-widgets.ts';
import { pluginFiles, pluginTexts } from './plugin-files.ts';
import { pluginDescription, pluginWords } from './plugin-words.ts';
import { pluginZip } from './plugin-zip.ts';
import { pluginWidgets } from './widget-data.ts';

const site = {
  facts: { company: { name: 'Wrappie', phone: '010 123 45 67', phoneInternational: '+31101234567' } },
  environment: { siteUrl: 'https://ours.example' },
} as Pick<Site, 'facts' | 'environment'>;
const files = pluginFiles(site);
const read = (name: string) => new TextDecoder().decode(files[name]);
const names = (ending: string) => Object.keys(files).filter((name) => name.endsWith(ending));

describe('the plugin', () => {
  it('is the same zip for the same files, with all of them in the folder that WordPress expects', () => {
    const zip = pluginZip(site);
    expect(Buffer.compare(pluginZip(site), zip)).toBe(0);
    expect(Object.keys(unzipSync(zip))).toEqual(
      Object.keys(files)
        .map((name) => `wrappie-widgets/${name}`)
        .sort(),
    );
  });

  it('has a block for each widget, with its attributes and their values', () => {
    expect(names('block.json')).toEqual(
      placedWidgets.map(({ meta }) => `blocks/${meta.tag.replace('wrap-', '')}/block.json`),
    );
    const { attributes, ...block } = JSON.parse(read('blocks/price-calculator/block.json'));
    expect(block).toMatchObject({ name: 'wrappie/price-calculator', title: 'Wrappie: Price calculator' });
    expect(attributes).toMatchObject({
      service: { enum: expect.arrayContaining(['', 'keuken', 'meubels']), default: '' },
      partner: { type: 'string', default: '' },
    });
    expect(attributes.partner).not.toHaveProperty('enum');
  });

  it('leaves no gap unfilled, and names our site', () => {
    for (const name of [...names('.php'), ...names('.txt')])
      expect(
        read(name).match(/\{(?:site|version|description|company|requires|php|tested|widgets)\}/g),
        name,
      ).toBe(null);
    expect(read('wrappie-widgets.php')).toContain("const STANDARD_ORIGIN = 'https://ours.example';");
    expect(read('readme.txt')).toContain('* `quote-form`: Quote form.');
    expect(read('readme.txt').match(/^Stable tag: (.*)$/m)?.[1]).toBe(
      read('wrappie-widgets.php').match(/^ \* Version: +(.*)$/m)?.[1],
    );
  });

  it('takes every partner code that our pages count, and as long ones in its field', () => {
    const settings = read('includes/settings.php');
    const [, pattern = ''] = /preg_match\( '\/\^(.*)\$\/D'/.exec(settings) ?? [];
    expect(settings).toContain(`pattern="${pattern}" maxlength="61"`);
    for (const code of ['dealer-7', 'dealer_7.nl', 'x', 'x'.repeat(61), 'x'.repeat(62), 'dealer 7'])
      expect(new RegExp(`^${pattern}$`).test(code), code).toBe(cleanPartner(code) === code);
  });

  it('says what it takes as a partner code', () => {
    const refusal = pluginWords.find(({ en }) => en.startsWith('A partner code has'));
    for (const sign of ['letters', 'digits', 'hyphens', 'underscores', 'full stops', '61'])
      expect(refusal?.en).toContain(sign);
  });

  it('warns of a code that can have no figures, and keeps it', () => {
    const [, pattern = ''] = /preg_match\( '\/\^(.*)\$\/Di'/.exec(read('includes/settings.php')) ?? [];
    for (const code of [
      'dealer-7',
      'Dealer-7',
      'dealer_7',
      'dealer.7',
      'x',
      '-7',
      'x'.repeat(61),
      'x'.repeat(62),
    ])
      expect(new RegExp(`^${pattern}$`, 'i').test(code), code).toBe(isPartnerCode(code.toLowerCase()));
  });

  it('refuses to run outside WordPress, in each file', () => {
    for (const name of names('.php'))
      expect(read(name), name).toMatch(/^defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m);
  });

  it('checks every attribute by its kind', () => {
    const kinds = pluginWidgets().flatMap(({ attributes }) =>
      attributes.map(({ name, kind }) => [name, kind]),
    );
    expect(Object.fromEntries(kinds)).toMatchObject({
      service: 'choice',
      partner: 'code',
      'href-nl': 'address',
      theme: 'text',
      film: 'text',
    });
  });

  it('previews no widget in a frame that sends something', () => {
    const sending = placedWidgets.filter(({ meta }) =>
      Object.keys(meta.events).some((event) => event.endsWith('-sent')),
    );
    expect(sending).not.toEqual([]);
    for (const { meta } of sending)
      expect(pluginWidgets().find(({ tag }) => tag === meta.tag)?.preview).toMatchObject({ mode: 'test' });
  });

  it('knows the pages for frames', () => {
    const framed = pluginWidgets().flatMap(({ framed }) => Object.values(framed ?? {}));
    expect(framed.sort()).toEqual(embedPages.map(({ address }) => address).sort());
  });
});

describe('its texts', () => {
  const texts = pluginTexts(pluginWidgets());
  /** What `__( '…', 'wrappie-widgets' )` and its relatives say in the PHP files. */
  const said = names('.php').flatMap((name) =>
    [
      ...read(name).matchAll(
        /\b(?:__|_e|esc_html__|esc_html_e)\(\s*'((?:[^'\\]|\\.)*)'\s*,\s*'wrappie-widgets'\s*\)/g,
      ),
    ].map(([, text = '']) => text.replace(/\\(.)/g, '$1')),
  );

  it('are all translated, and no translation is left over', () => {
    expect(said.length).toBeGreaterThan(40);
    const known = new Set(texts.filter(({ context }) => !context).map(({ text }) => text.en));
    known.delete(pluginDescription.en);
    expect([...known].sort()).toEqual([...new Set(said)].sort());
  });

  it('are in the file that WordPress loads, for each language but that of the code', () => {
    expect(names('.mo')).toEqual(['languages/wrappie-widgets-nl.mo']);
    const { translations } = mo.parse(Buffer.from(files['languages/wrappie-widgets-nl.mo']!));
    for (const { text, context = '' } of texts)
      expect(translations[context]?.[text.en]?.msgstr, text.en).toEqual([text.nl]);
  });

  it('describe it within the 150 characters of the directory', () => {
    expect(pluginDescription.en.length).toBeLessThanOrEqual(150);
  });
});
