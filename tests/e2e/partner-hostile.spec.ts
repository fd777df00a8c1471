import { hostPage, looks, widenTo } from '../support/host-page.ts';
import { photo } from '../support/photos.ts';
import { ask, type Questions } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/** Rules that occur in the stylesheets of hosts. tests/hosts/files/rude.css has all that reset or restyle at once. */
const hostileStyles = {
  'hides inputs and buttons': 'input,button,form,fieldset,label{display:none!important}',
  'shows all frames over the page':
    'iframe{display:block!important;position:fixed!important;inset:0!important;z-index:9}',
};

test('whatever a host does to its page, the widget looks the same and sends', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  const quote = quoteOn(page);
  const visit = async (html: string) => {
    partner.serve({ html });
    await page.goto(partner.origin);
    await quote.calculate();
    await widenTo(page, quote.element, 900);
    return looks(quote.element);
  };
  const plain = await visit(hostPage(site.origin));
  const questions: Questions = {
    'a right-to-left page': async () => {
      expect(await visit(hostPage(site.origin, { html: 'lang="nl" dir="rtl"' }))).toEqual(plain);
    },
  };
  for (const [at, [what, css]] of Object.entries(hostileStyles).entries())
    questions[`a host that ${what}`] = async () => {
      expect(await visit(hostPage(site.origin, { head: `<style>${css}</style>` }))).toEqual(plain);
      await quote.accept();
      await page.evaluate(() => {
        const frames: string[] = [];
        Object.assign(window, { shownFrames: frames });
        new MutationObserver(() => {
          for (const frame of document.querySelectorAll('iframe'))
            frames.push(getComputedStyle(frame).display);
        }).observe(document.body, { childList: true });
      });
      await quote.send();
      await quote.expectAccepted();
      const shown = await page.evaluate(() => Reflect.get(window, 'shownFrames') as string[]);
      expect(new Set(shown), 'our frame stays hidden').toEqual(new Set(['none']));
      expect(await inbox.mails()).toHaveLength(at + 1);
    };
  await ask(questions);
});

test('in a sandboxed frame, with polluted prototypes and without the features of secure pages, a request arrives with its photo, and no field is added', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(crypto, 'subtle', { value: undefined });
  });
  const pollution = `<script>
    Object.prototype.extra = 'polluted';
    Object.prototype.each = function () {};
    Array.prototype.last = function () { return this[this.length - 1]; };
  </script>`;
  const inner = `${partner.origin}/inner`;
  const sandbox = 'allow-scripts allow-forms allow-same-origin';
  partner.serve({
    inner: hostPage(site.origin, { head: pollution }),
    html: `<!doctype html><title>Outer</title><iframe sandbox="${sandbox}" width="1000" height="900" src="${inner}"></iframe>`,
  });
  await page.goto(partner.origin);
  const quote = quoteOn(page.frameLocator('iframe'));
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await quote.send();
  await quote.expectAccepted();
  const { fields, names } = await inbox.waitForMail();
  expect(fields).toMatchObject({ partner: 'dealer-7', page: inner });
  expect(names.slice(-2)).toEqual(['timestamp', 'embedded_on']);
  expect(names).toHaveLength(20);
  expect(fields['message']).not.toContain('polluted');
  expect(fields['uploadedFiles']).toMatch(/keuken\.webp$/);
});

test('in a frame without an address of its own a request arrives, without a page', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  const srcdoc = hostPage(site.origin).replaceAll('"', '&quot;');
  partner.serve({
    html: `<!doctype html><title>Outer</title><iframe width="1000" height="900" srcdoc="${srcdoc}"></iframe>`,
  });
  await page.goto(partner.origin);
  const quote = quoteOn(page.frameLocator('iframe'));
  await quote.prepare();
  await quote.send();
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  expect(fields['partner']).toBe('dealer-7');
  expect(fields['page'] ?? '').not.toContain('null');
});
