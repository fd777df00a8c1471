import type { Registry } from './kit/loader.ts';

/** The widgets, by tag, and when each comes alive. */
export const registry: Registry = {
  'wrap-chat': {
    when: 'touch',
    load: async () => (await import('./chat/chat.widget.ts')).chat,
  },
  'wrap-language-switcher': {
    when: 'touch',
    load: async () => (await import('./language-switcher/language-switcher.widget.ts')).languageSwitcher,
  },
  'wrap-price-calculator': {
    when: 'near',
    sends: true,
    load: async () => (await import('./price-calculator/price-calculator.widget.ts')).priceCalculator,
  },
  'wrap-quote-form': {
    when: 'near',
    sends: true,
    load: async () => (await import('./quote-form/quote-form.widget.ts')).quoteForm,
  },
  'wrap-film-visualiser': {
    when: 'near',
    load: async () => (await import('./film-visualiser/film-visualiser.widget.ts')).filmVisualiser,
  },
  'wrap-unsent-requests': {
    when: 'near',
    load: async () => (await import('./unsent-requests/unsent-requests.widget.ts')).unsentRequests,
  },
  'wrap-partner-form': {
    when: 'near',
    sends: true,
    load: async () => (await import('./partner-form/partner-form.widget.ts')).partnerForm,
  },
  'wrap-partner-dashboard': {
    when: 'near',
    load: async () => (await import('./partner-dashboard/partner-dashboard.widget.ts')).partnerDashboard,
  },
};
