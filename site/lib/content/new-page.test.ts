import { expect, it } from 'vitest';
import { copyContent } from './content-copy.fixture.ts';
import { wrongAddress } from './new-page.ts';

it.each([
  ['keukens', 'is no address of a page'],
  ['/Keukens', 'is no address of a page'],
  ['/keukens/', 'is no address of a page'],
  ['/en/kitchens', 'addresses under /en are those of a language'],
  ['/embed/chat', 'addresses under /embed are used by the site itself'],
  ['/index', 'addresses under /index are used by the site itself'],
  ['/over-ons', 'there is a page /over-ons already'],
])('refuses %s', (route, reason) => {
  expect(wrongAddress(route, new Set(['/over-ons']))).toContain(reason);
});

it('writes pages that the first step of a build accepts, and never over another', () => {
  const copy = copyContent();
  const make = (route: string) => copy.run('site/new.cli.ts', 'page', route);
  for (const route of ['/een-pagina-van-deze-test', '/x', `/regio/${'heel-lang-'.repeat(8)}adres`]) {
    expect(make(route)).toEqual({ status: 0, said: [expect.stringContaining(route), expect.anything()] });
    expect(make(route)).toEqual({ status: 1, said: [`there is a page ${route} already`] });
  }
  expect(copy.run('site/lib/launch/production-check.cli.ts')).toEqual({ status: 0, said: [] });
  copy.remove();
});
