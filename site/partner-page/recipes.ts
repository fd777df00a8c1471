import { addressOf } from '../../widgets/domain/addresses.ts';
import { languages, type Text } from '../../widgets/domain/text.ts';
import { frameSnippet } from '../embed/frame-snippet.ts';
import { shortcode, templateTag } from '../inline-scripts/snippet.js';
import type { PageContext } from '../lib/page-context.ts';
import { embedAddress } from '../lib/widgets/embed-pages.ts';
import { placedWidgets } from '../lib/widgets/partner-widgets.ts';
import { pluginAddress } from '../wordpress/plugin-address.ts';
import { evergreenAddress, shownEvent, usualAttributes } from './default-snippet.ts';

/** In the place of the partner code, until it is typed in the configurator. */
const placeholder: Text = { nl: 'UW-PARTNERCODE', en: 'YOUR-PARTNER-CODE' };

export interface Recipe {
  /** The system that the page is made with. */
  name: string;
  steps: { nl: readonly string[]; en: readonly string[] };
  code?: string;
  /** How the code follows the choices in the configurator, as `data-` attributes for its script. */
  follows?: Readonly<Record<`data-${string}`, string>>;
  /** A file of ours that the system takes. */
  download?: { address: string; label: Text };
}

/** The calculator in a frame, with the helper that makes it as high as it needs. */
function frameExample({ site, lang }: PageContext): string {
  const { siteUrl } = site.environment;
  const calculator = placedWidgets[0]!;
  const frame = frameSnippet(
    `${siteUrl}${embedAddress(calculator, lang)}?partner=${placeholder[lang]}`,
    calculator.docs.title[lang],
  );
  return `${frame}\n<script async src="${siteUrl}/embed.js"></script>`;
}

/** What the configurator's script needs for the address of a frame: where the pages for frames are, in each language. */
function framePlaces({ site, lang }: PageContext): Recipe['follows'] {
  const places = languages.map((other) => [
    `data-${other}`,
    site.environment.siteUrl + addressOf('/embed/', other),
  ]);
  return { 'data-recipe': 'frame', 'data-partner': placeholder[lang], ...Object.fromEntries(places) };
}

/** The tag of the calculator as a template of the framework writes it. */
function templateExample(framework: 'react' | 'vue', { lang }: PageContext): string {
  const calculator = placedWidgets[0]!;
  return templateTag(framework, {
    tag: calculator.meta.tag,
    attributes: usualAttributes(calculator, lang),
    event: shownEvent(calculator),
  });
}

/** How each common system takes the code. Menus are named as in that system. */
export function recipes(context: PageContext): readonly Recipe[] {
  return [
    {
      name: 'WordPress',
      steps: {
        nl: [
          'Download de plug-in, en kies in WordPress Plugins, Nieuwe plugin, ‘Plugin uploaden’. Activeer hem.',
          'Vul bij Instellingen, Wrappie uw partnercode in: één keer, voor alle pagina’s.',
          'Voeg een blok van Wrappie toe, of zet de shortcode hieronder in uw tekst. Plakken van het adres van een frame werkt ook.',
          'Liever zonder plug-in? Plak de code in een blok ‘Aangepaste HTML’. Verdwijnt het script bij het opslaan, dan mag uw account geen scripts toevoegen (unfiltered_html), dus vraag een beheerder.',
        ],
        en: [
          'Download the plugin, and in WordPress choose Plugins, Add New, “Upload Plugin”. Activate it.',
          'Type your partner code under Settings, Wrappie: once, for all pages.',
          'Add a Wrappie block, or put the shortcode below into your text. Pasting the address of a frame works too.',
          'Prefer no plugin? Paste the code into a “Custom HTML” block. If the script vanishes when you save, your account may not add scripts (unfiltered_html), so ask an administrator.',
        ],
      },
      download: {
        address: pluginAddress,
        label: { nl: 'Download de plug-in', en: 'Download the plugin' },
      },
      code: shortcode(placedWidgets[0]!.meta.tag, usualAttributes(placedWidgets[0]!, context.lang)),
      follows: { 'data-recipe': 'shortcode' },
    },
    {
      name: 'Webflow',
      steps: {
        nl: [
          'Sleep een ‘Code Embed’ naar de plaats van de widget (betaald plan) en plak de code.',
          'Meer widgets? Zet het script één keer bij Site settings, Custom code, Head code.',
          'Publiceer: in de Designer draaien scripts niet.',
        ],
        en: [
          'Drag a “Code Embed” to where the widget should be and paste the code. You need a paid plan for this.',
          'More widgets? Then put the script once under Site settings, Custom code, Head code.',
          'Publish: scripts do not run in the Designer.',
        ],
      },
    },
    {
      name: 'Wix',
      steps: {
        nl: [
          'Kies Add Elements, Embed, ‘Embed HTML’ en plak de code, of ‘Embed a site’ met het adres van een frame. Het vak groeit niet mee.',
          'Liever geen vak? Neem een ‘Custom Element’ (met Premium en een eigen domein): Server URL is dit adres, Tag Name de tag, en attributen gaan bij Set Attributes.',
        ],
        en: [
          'Choose Add Elements, Embed, “Embed HTML” and paste the code, or “Embed a site” with the address of a frame. Make the box tall enough: it won’t resize.',
          'Prefer no box? Use a “Custom Element” (with Premium and a domain of your own): Server URL is this address, Tag Name the name of the tag, and the attributes go under Set Attributes.',
        ],
      },
      code: evergreenAddress(context),
    },
    {
      name: 'Squarespace, Notion, Google Sites',
      steps: {
        nl: [
          `Mag er geen script in, gebruik dan een frame met uw eigen code op de plek van ${placeholder.nl}.`,
          'In Notion en Ghost volstaat het adres; elders plakt u de code bij ‘Insluiten’.',
        ],
        en: [
          `Where no script is allowed, use a frame, with your own code in the place of ${placeholder.en}.`,
          'In Notion and Ghost the address is enough; elsewhere paste the code under “Embed”.',
        ],
      },
      code: frameExample(context),
      follows: framePlaces(context),
    },
    {
      name: 'Google Tag Manager',
      steps: {
        nl: [
          'Maak een tag ‘Aangepaste HTML’ met alleen de regel van het script. Zet de tag van de widget zelf in uw pagina.',
          'Een script dat u met innerHTML in een pagina zet, draait nooit: maak het met document.createElement.',
        ],
        en: [
          'Make a “Custom HTML” tag with just the line of the script. Put the tag of the widget itself into your page.',
          'A script that you add with innerHTML never runs: make it with document.createElement.',
        ],
      },
    },
    {
      name: 'Shopify',
      steps: {
        nl: [
          'Open in de thema-editor de pagina, kies ‘Sectie toevoegen’ en dan ‘Aangepaste Liquid’. Plak de code en sla op.',
          'Op elke pagina? Kies bij het thema ‘Code bewerken’ en plak de code in theme.liquid, net voor </body>.',
        ],
        en: [
          'Open the page in the theme editor, choose “Add section” and then Custom Liquid. Paste the code and save.',
          'On every page? Choose “Edit code” for the theme and paste the code into theme.liquid, just before </body>.',
        ],
      },
    },
    {
      name: 'React 19',
      steps: {
        nl: [
          'Zet de regel met het script in uw index.html. De tag is gewone JSX; wat in style staat, hoort in uw stylesheet.',
        ],
        en: [
          'Put the line with the script into your index.html. The tag is ordinary JSX; what is in its style belongs in your stylesheet.',
        ],
      },
      code: templateExample('react', context),
      follows: { 'data-template': 'react' },
    },
    {
      name: 'Vue 3',
      steps: {
        nl: [
          'Zet de regel met het script in uw index.html.',
          'Zeg in vite.config.js dat onze tags niet van Vue zijn. Wat in style staat, hoort in uw stylesheet.',
        ],
        en: [
          'Put the line with the script into your index.html.',
          'Tell Vue in vite.config.js that our tags are not its own components. What is in the style of our tag belongs in your stylesheet.',
        ],
      },
      code: `// vite.config.js
vue({ template: { compilerOptions: {
  isCustomElement: (tag) => tag.startsWith('wrap-'),
} } })

<template>
  ${templateExample('vue', context)}
</template>`,
      follows: { 'data-template': 'vue' },
    },
  ];
}
