import { lookDocs } from '../kit/look-docs.ts';
import type { WidgetDocs } from '../kit/meta.ts';
import type { partnerDashboardMeta } from './partner-dashboard.meta.ts';

/** The documentation of the partner dashboard. */
export const partnerDashboardDocs: WidgetDocs<typeof partnerDashboardMeta> = {
  title: { nl: 'Dashboard voor zzp’ers', en: 'Freelancer dashboard' },
  description: {
    nl: 'Laat zien hoe een wrapper klussen vindt, volgt en afrondt. De gegevens zijn verzonnen.',
    en: 'Shows how a wrapper finds, follows and finishes jobs. What it shows is sample data.',
  },
  attributes: {
    lang: {
      description: { nl: 'De taal van het dashboard.', en: 'The language of the dashboard.' },
      absent: {
        nl: 'De taal die de bezoeker koos, anders die van de pagina.',
        en: 'The language the visitor chose, else that of the page.',
      },
    },
    ...lookDocs,
  },
  events: {
    'wrap-job-responded': {
      nl: 'De bezoeker heeft op een klus gereageerd. De reactie blijft op het apparaat.',
      en: 'The visitor responded to a job. The response stays on the device.',
    },
  },
  parts: {
    dashboard: { nl: 'Het hele dashboard.', en: 'The whole dashboard.' },
    tab: { nl: 'Een tabblad.', en: 'A tab.' },
    job: { nl: 'Een klus.', en: 'A job.' },
    earnings: { nl: 'Wat de zzp’er verdiende.', en: 'What the freelancer earned.' },
    respond: { nl: 'De knop om op een klus te reageren.', en: 'The button that responds to a job.' },
  },
};
