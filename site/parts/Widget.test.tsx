import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../lib/context.fixture.ts';
import { environment } from '../lib/environment.ts';
import { Widget } from './Widget.tsx';

/** The partner form on its page, drawn as in a build with these variables. */
function partnerFormIn(variables: Record<string, string>, tag = 'wrap-partner-form'): string {
  const context = contextOf('/platform', 'nl', { environment: environment(variables) });
  return renderToStaticMarkup(<Widget context={context} tag={tag} attributes={{}} />);
}

describe('the partner form on our page', () => {
  it('is delivered by the endpoint of the environment, also without scripts', () => {
    const html = partnerFormIn({ WRAPPIE_PARTNER_ENDPOINT: 'form-mail' });
    expect(html).toContain('<wrap-partner-form endpoint="form-mail">');
    expect(html).toMatch(/<noscript>.*<button [^>]*formAction="[^"]+" [^>]*formMethod="post"/i);
  });

  it('is delivered without an endpoint too', () => {
    const html = partnerFormIn({});
    expect(html).toContain('<wrap-partner-form>');
    expect(html).toMatch(/<noscript>.*<button [^>]*formAction="[^"]+" [^>]*formMethod="post"/i);
  });

  it('is a demonstration on demand; without scripts it says so, and offers no button', () => {
    const html = partnerFormIn({ WRAPPIE_PARTNER_ENDPOINT: 'none' });
    expect(html).toContain('<wrap-partner-form endpoint="none">');
    expect(html).toContain('Dit is een demonstratie: er wordt niets verstuurd.');
    expect(html).not.toMatch(/formAction/i);
    expect(html).toMatch(/<noscript><p [^>]*>Dit formulier werkt niet zonder JavaScript\. Bel .* of mail /);
  });
});

it('other widgets do not get the endpoint of the partner form', () => {
  expect(partnerFormIn({ WRAPPIE_PARTNER_ENDPOINT: 'form-mail' }, 'wrap-partner-dashboard')).toContain(
    '<wrap-partner-dashboard>',
  );
});
