import type { Text } from '../../widgets/domain/text.ts';

/** What the plugin does, in one sentence: in the list of plugins, and in its readme. At most 150 characters. */
export const pluginDescription: Text = {
  nl: 'Zet de prijscalculator, het offerteformulier en de andere widgets van Wrappie op uw pagina’s: als blok, met een shortcode of met een adres.',
  en: 'Put Wrappie’s price calculator, quote form and other widgets on your pages: as a block, with a shortcode, or by pasting an address.',
};

/** The texts in the plugin's own PHP files. A test compares the two. */
export const pluginWords: readonly Text[] = [
  { nl: 'Wrappie-widgets', en: 'Wrappie Widgets' },
  { nl: 'Wrappie', en: 'Wrappie' },
  { nl: 'Instellingen', en: 'Settings' },
  { nl: 'Uiterlijk en testen', en: 'Looks and testing' },
  { nl: 'Partnercode', en: 'Partner code' },
  { nl: 'Adres van Wrappie', en: 'Address of Wrappie' },
  {
    nl: 'Een partnercode bestaat uit hooguit 61 letters, cijfers, streepjes, lage streepjes en punten. De code is niet veranderd.',
    en: 'A partner code has letters, digits, hyphens, underscores and full stops only, and 61 of them at most. The code was not changed.',
  },
  {
    nl: 'De code is bewaard, maar er komen geen cijfers bij: daarvoor heeft een code 2 tot 61 letters, cijfers en streepjes. Kijk na of u hem goed hebt overgenomen.',
    en: 'The code was saved, but no figures can come with it: for those a code has 2 to 61 letters, digits and hyphens. Please check that you copied it correctly.',
  },
  {
    nl: 'Het adres begint met https://. Het is niet veranderd.',
    en: 'The address should begin with https://. It was not changed.',
  },
  {
    nl: 'Zet de widgets in uw pagina’s met de blokken van Wrappie, of met een shortcode:',
    en: 'Put the widgets into your pages with the blocks named Wrappie, or with a shortcode:',
  },
  {
    nl: 'De code staat bij elke aanvraag die via uw pagina’s komt. Zo weten wij dat die van u komt.',
    en: 'It is added to every request that comes from your pages, so that we know that it came through you.',
  },
  {
    nl: 'Hier komen de widgets en hun script vandaan. Laat het leeg, tenzij wij u een ander adres gaven om uit te proberen.',
    en: 'The widgets and their script come from here. Leave it empty, unless we asked you to try another address.',
  },
  { nl: 'niet ingevuld', en: 'not set' },
  {
    nl: 'Er is nog geen partnercode ingevuld: bij aanvragen staat niet dat ze via u komen.',
    en: 'No partner code is set yet: requests do not say that they came through you.',
  },
  { nl: 'Vul uw partnercode in', en: 'Set your partner code' },
  {
    nl: 'De code van de instellingen geldt, tenzij u hier een andere invult.',
    en: 'The code of the settings is used unless you type another.',
  },
  { nl: 'Deze widget ziet u op de pagina zelf.', en: 'This widget shows on the page itself.' },
  {
    nl: 'Wrappie: er is geen widget ‘%1$s’. Er zijn: %2$s.',
    en: 'Wrappie: there is no widget “%1$s”. There are: %2$s.',
  },
];
