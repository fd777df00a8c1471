import type { Text } from '../../widgets/domain/text.ts';
import { gtmContainer } from './gtm-container.ts';
import { measuringScript } from './measuring-scripts.ts';

/** A file with which a partner measures what visitors do in the widgets. */
export interface MeasuringFile {
  address: string;
  /** The tool. */
  name: string;
  use: Text;
  text(): string;
}

/** All such files. */
export const measuringFiles: readonly MeasuringFile[] = [
  {
    address: '/measuring/gtm-container.json',
    name: 'Google Tag Manager + GA4',
    use: {
      nl: 'Importeer het bestand: Beheer, Container importeren, Samenvoegen. Zet uw meet-ID (G-…) in de variabele ‘GA4 Measurement ID’ en publiceer.',
      en: 'Import the file: Admin, Import Container, Merge. Put your measurement ID (G-…) into the variable “GA4 Measurement ID”, and publish.',
    },
    text: () => `${JSON.stringify(gtmContainer(), null, 2)}\n`,
  },
  {
    address: '/measuring/gtag.js',
    name: 'Google Analytics 4',
    use: {
      nl: 'Laad het script op de pagina’s met een widget, na de Google-tag.',
      en: 'Load the script on the pages with a widget, after the Google tag.',
    },
    text: () => measuringScript('gtag'),
  },
  {
    address: '/measuring/plausible.js',
    name: 'Plausible',
    use: {
      nl: 'Laad het script op de pagina’s met een widget. Maak in Plausible bij ‘Goals’ de doelen aan die in het script staan.',
      en: 'Load the script on the pages with a widget. In Plausible, under “Goals”, add the goals that the script names.',
    },
    text: () => measuringScript('plausible'),
  },
  {
    address: '/measuring/meta.js',
    name: 'Meta Pixel',
    use: {
      nl: 'Laad het script op de pagina’s met een widget, nadat de bezoeker uw pixel heeft toegestaan.',
      en: 'Load the script on the pages with a widget, once the visitor has allowed your pixel.',
    },
    text: () => measuringScript('meta'),
  },
];
