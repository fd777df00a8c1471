import { expect, it } from 'vitest';
import { languages } from '../../widgets/domain/text.ts';
import { partnerWidgets } from '../lib/widgets/partner-widgets.ts';
import { searchDescription } from './search-description.ts';

it.each(partnerWidgets)('$meta.tag can be described to search engines, in both languages', (widget) => {
  const lengths = languages.map((lang) => searchDescription(widget, lang).length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(120);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(155);
});
