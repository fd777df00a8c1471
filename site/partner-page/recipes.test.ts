import { expect, it } from 'vitest';
import { languages } from '../../widgets/domain/text.ts';
import { contextOf } from '../lib/context.fixture.ts';
import { placedWidgets } from '../lib/widgets/partner-widgets.ts';
import { defaultSnippet, shownEvent } from './default-snippet.ts';
import { recipes } from './recipes.ts';

it.each(languages)(
  'every recipe with a tag of its own has the attributes of the code above it (%s)',
  (lang) => {
    const context = contextOf('/prijscalculator', lang);
    const [, attributes = ''] = /<wrap-price-calculator([^>]*)>/.exec(
      defaultSnippet(context, placedWidgets[0]!),
    )!;
    const codes = recipes(context).flatMap(({ code }) => (code?.includes('<wrap-') ? [code] : []));
    expect(codes).toHaveLength(2);
    for (const code of codes)
      expect(code).toMatch(new RegExp(`<wrap-price-calculator${attributes} (on|@)wrap-price-calculated=`));
  },
);

it('a recipe listens to the first event of a widget that tells something', () => {
  const events = placedWidgets.map((widget) => [widget.meta.tag, shownEvent(widget)]);
  expect(Object.fromEntries(events)).toMatchObject({
    'wrap-price-calculator': 'wrap-price-calculated estimatedPrice',
    'wrap-chat': 'wrap-chat-answered topic',
  });
});
