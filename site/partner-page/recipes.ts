import type { PageContext } from '../lib/page-context.ts';
import { evergreenAddress } from './default-snippet.ts';

export interface Recipe {
  /** What the page is made with. */
  name: string;
  steps: { nl: readonly string[]; en: readonly string[] };
  code?: string;
}

/** How each of the usual systems takes the code. Their menus are named as they name them. */
export function recipes(context: PageContext): readonly Recipe[] {
  return [
    {
      name: 'WordPress',
      steps: {
        nl: [
          'Voeg een blok ‘Aangepaste HTML’ toe, plak de code en werk de pagina bij.',
          'Verdwijnt het script bij het opslaan? Dan mist uw gebruiker het recht unfiltered_html. Beheerders en redacteuren hebben dat; op een netwerk van sites (multisite) alleen de superbeheerder.',
          'Gebruikt u een plug-in voor snelheid, zoals WP Rocket, LiteSpeed Cache of Autoptimize? Sluit widgets.js daarin uit van samenvoegen, verkleinen en vertragen. Het script vindt zijn andere delen naast zich, en werkt dus niet vanaf een ander adres.',
        ],
        en: [
          'Add a “Custom HTML” block, paste the code and update the page.',
          'Does the script vanish when you save? Then your user lacks the capability unfiltered_html. Administrators and editors have it; on a network of sites (multisite) only the super admin does.',
          'Do you use a speed plug-in such as WP Rocket, LiteSpeed Cache or Autoptimize? Exclude widgets.js there from combining, minifying and delaying. The script finds its other parts beside itself, so it does not work from another address.',
        ],
      },
    },
    {
      name: 'Webflow',
      steps: {
        nl: [
          'Sleep een ‘Code Embed’ naar de plaats van de widget en plak de code. U hebt er een betaald plan voor nodig.',
          'Staat er meer dan één widget op uw site? Zet de regel met het script dan één keer bij Site settings, Custom code, Head code.',
          'Publiceer: op het canvas van de Designer draaien scripts niet.',
        ],
        en: [
          'Drag a “Code Embed” to where the widget should be and paste the code. You need a paid plan for it.',
          'More than one widget on your site? Then put the line with the script once under Site settings, Custom code, Head code.',
          'Publish: scripts do not run on the Designer’s canvas.',
        ],
      },
    },
    {
      name: 'Wix',
      steps: {
        nl: [
          'Kies Add Elements, Embed, ‘Embed HTML’ en plak de code. Die draait in een frame: maak het hoog genoeg, want het groeit niet mee. De assistent kan er niet uit naar de hoek van het scherm.',
          'Zonder frame gaat het met een ‘Custom Element’. Daarvoor vraagt Wix een Premium-abonnement en een eigen domein. Kies als bron Server URL, vul dit adres en de naam van de tag in, en zet de attributen bij Set Attributes. Vraagt Wix naar het soort script, kies dan module.',
        ],
        en: [
          'Choose Add Elements, Embed, “Embed HTML” and paste the code. It runs in a frame: make that tall enough, for it does not grow. The assistant cannot leave it for the corner of the screen.',
          'Without a frame it takes a “Custom Element”. Wix asks for a Premium plan and a domain of your own. Choose Server URL as the source, fill in this address and the name of the tag, and put the attributes under Set Attributes. If Wix asks for the kind of script, choose module.',
        ],
      },
      code: evergreenAddress(context),
    },
    {
      name: 'Shopify',
      steps: {
        nl: [
          'Open in de thema-editor de pagina, kies ‘Sectie toevoegen’ en dan Custom Liquid. Plak de code en sla op.',
          'Voor een widget op elke pagina, zoals de assistent: kies bij het thema ‘Code bewerken’ en plak de code in theme.liquid, net voor </body>.',
        ],
        en: [
          'Open the page in the theme editor, choose “Add section” and then Custom Liquid. Paste the code and save.',
          'For a widget on every page, such as the assistant: choose “Edit code” for the theme and paste the code into theme.liquid, just before </body>.',
        ],
      },
    },
    {
      name: 'React 19',
      steps: {
        nl: [
          'Zet de regel met het script in uw index.html. De tag is gewone JSX.',
          'Een event heet on met de naam van het event erachter.',
        ],
        en: [
          'Put the line with the script into your index.html. The tag is ordinary JSX.',
          'An event is called on, followed by the name of the event.',
        ],
      },
      code: `<wrap-price-calculator
  service="keuken"
  onwrap-price-calculated={(event) => show(event.detail.estimatedPrice)}
/>`,
    },
    {
      name: 'Vue 3',
      steps: {
        nl: [
          'Zet de regel met het script in uw index.html.',
          'Zeg in vite.config.js dat onze tags geen componenten van Vue zijn.',
        ],
        en: [
          'Put the line with the script into your index.html.',
          'Tell Vue in vite.config.js that our tags are no components of its own.',
        ],
      },
      code: `// vite.config.js
vue({ template: { compilerOptions: {
  isCustomElement: (tag) => tag.startsWith('wrap-'),
} } })

<!-- App.vue -->
<wrap-price-calculator
  service="keuken"
  @wrap-price-calculated="(event) => show(event.detail.estimatedPrice)"
/>`,
    },
  ];
}
