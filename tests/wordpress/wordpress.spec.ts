import { parseHTML } from 'linkedom';
import { earlyBundleFiles } from '../../site/lib/widgets/early-bundles.ts';
import { entries } from '../../widgets/entries.ts';
import { ask, type Questions } from '../support/questions.ts';
import { whyNoWordpress } from './find-wordpress.ts';
import { pluginFile } from './install-plugin.ts';
import { expect, expectPrice, expectRequest, test } from './test.ts';
import { themes, type WordpressSite } from './wordpress-site.ts';

/*
 * The plugin in a real WordPress: every role, both editors, a theme of blocks and one of templates. The site is Dutch.
 */

const missing = whyNoWordpress();
test.skip(missing !== undefined, missing);
test.beforeEach(({ inbox: _ }) => test.slow());
test.afterAll(({ wordpress }) => {
  const ours = wordpress.reports().match(/.*wrappie-widgets\/.*/g) ?? [];
  expect(ours, 'what PHP reported about the plugin').toEqual([]);
});

const block = '<!-- wp:wrappie/price-calculator {"service":"keuken"} /-->';
const shortcode = '[wrappie widget="price-calculator" service="keuken"]';

/** A post by the administrator. */
function makePost(wordpress: WordpressSite, content: string): Promise<{ id: number; address: string }> {
  return wordpress.run(`
    $id = wp_insert_post( array( 'post_title' => 'Prijs', 'post_status' => 'publish', 'post_author' => 1, 'post_content' => wp_slash( base64_decode( '${btoa(content)}' ) ) ) );
    return array( 'id' => $id, 'address' => get_permalink( $id ) );`);
}

function contentOf(wordpress: WordpressSite, id: number): Promise<string> {
  return wordpress.run(`return get_post( ${id} )->post_content;`);
}

async function setOption(wordpress: WordpressSite, name: string, value: string): Promise<void> {
  await wordpress.run(`update_option( '${name}', '${value}' ); return true;`);
}

test('an administrator types the code once, and puts the calculator into a post with its block', async ({
  as,
  visit,
  wordpress,
  inbox,
}) => {
  const dashboard = await as('administrator');
  const { page } = dashboard;
  const code = page.getByLabel('Partnercode');
  let address = '';
  await ask({
    'the settings keep a code, and refuse what is none': async () => {
      await wordpress.run(
        `update_option( 'wrappie_widgets', array( 'partner' => '', 'origin' => get_option( 'test_our_origin' ) ) ); return true;`,
      );
      await dashboard.open('options-general.php?page=wrappie_widgets');
      await code.evaluate((field: HTMLInputElement) => field.removeAttribute('pattern'));
      await code.fill('"><script>');
      await page.click('#submit');
      await expect(page.getByText('De code is niet veranderd.')).toBeVisible();
      await expect(code).toHaveValue('');
      await code.fill('dealer-7');
      await page.click('#submit');
      await expect(code).toHaveValue('dealer-7');
    },
    'the block is found by its Dutch name, and previews what the fields say': async () => {
      await dashboard.newPost('Wat kost het?');
      await dashboard.insertBlock('prijscalc', /Wrappie: Prijscalculator/);
      const preview = page.frameLocator('iframe[title="Prijscalculator"]');
      await dashboard.field('service').selectOption('keuken');
      await expect(preview.getByRole('radio', { name: 'Keuken' })).toBeChecked();
      await expect(dashboard.field('partner')).toHaveAttribute('placeholder', 'dealer-7');
    },
    'its preview is as high as what is in it': async () => {
      const frame = page.locator('iframe[title="Prijscalculator"]');
      const inside = page.frameLocator('iframe[title="Prijscalculator"]').locator('body');
      await expect
        .poll(async () => {
          const inner = await inside.evaluate((body) => body.getBoundingClientRect().height);
          return Math.abs(((await frame.boundingBox())?.height ?? 0) - inner);
        })
        .toBeLessThan(2);
    },
    'a visitor’s request names the code and the page': async () => {
      address = await dashboard.publish();
      const visited = await visit(address);
      const script = visited.locator('script[src$="/price-calculator/nl/widgets.js"]');
      await expect(script).toHaveAttribute('type', 'module');
      await expect(script).toHaveAttribute('data-no-optimize', '1');
      await expect(visited.locator('wrap-price-calculator')).toHaveAttribute('service', 'keuken');
      await expectRequest(visited, inbox);
    },
    'a page without a widget has no script of ours': async () => {
      const other = await visit((await makePost(wordpress, '<p>Wij bouwen keukens.</p>')).address);
      await expect(other.locator('script[src$="/widgets.js"]')).toHaveCount(0);
    },
  });
});

/** Who may edit what: an author writes own posts, an editor changes those of others. An administrator’s block has a test of its own, above. */
for (const role of ['administrator', 'editor', 'author'] as const)
  test(`an ${role} uses ${role === 'administrator' ? '' : 'the block, and '}the shortcode in the classic editor`, async ({
    as,
    visit,
    wordpress,
    inbox,
  }) => {
    wordpress.allowUnfilteredHtml(role !== 'editor');
    const dashboard = await as(role);
    const { page } = dashboard;
    await ask({
      ...(role !== 'administrator' && {
        'the block': async () => {
          await dashboard.newPost(`Van de ${role}`);
          await dashboard.insertBlock('prijscalc', /Wrappie: Prijscalculator/);
          await dashboard.field('service').selectOption('keuken');
          await expectPrice(await visit(await dashboard.publish()));
        },
      }),
      'the shortcode, typed on the Visual tab': async () => {
        await setOption(wordpress, 'test_classic_editor', '1');
        await dashboard.open('post-new.php');
        await page.fill('#title', `Klassiek, van de ${role}`);
        await page.locator('#content-tmce').click();
        await dashboard.visualText.click();
        await page.keyboard.type(shortcode);
        await dashboard.publishClassic();
        const address = await page.locator('#message a').first().getAttribute('href');
        await expectRequest(await visit(address ?? ''), inbox);
      },
    });
    await setOption(wordpress, 'test_classic_editor', '');
    wordpress.allowUnfilteredHtml(true);
  });

test('whoever changes just a title destroys nothing, also where nobody may use HTML', async ({
  as,
  visit,
  wordpress,
}) => {
  wordpress.allowUnfilteredHtml(false);
  const dashboard = await as('editor');
  const { page } = dashboard;
  const questions: Questions = {};
  for (const [what, content] of Object.entries({ block, shortcode }))
    for (const editor of ['block', 'classic'] as const)
      questions[`a ${what}, in the ${editor} editor`] = async () => {
        await setOption(wordpress, 'test_classic_editor', editor === 'classic' ? '1' : '');
        const { id, address } = await makePost(wordpress, content);
        await dashboard.edit(id);
        if (editor === 'classic') {
          // Both tabs read and write the text.
          await page.locator('#content-tmce').click();
          await expect(dashboard.visualText).toBeVisible();
          await page.locator('#content-html').click();
          await page.locator('#content-tmce').click();
          await page.fill('#title', 'Nieuwe titel');
          await dashboard.publishClassic();
        } else {
          await page.getByRole('textbox', { name: 'Add title' }).fill('Nieuwe titel');
          await dashboard.publish();
        }
        expect(await contentOf(wordpress, id)).toContain(content);
        const visited = await visit(address);
        await expect(visited.getByRole('heading', { name: 'Nieuwe titel' })).toBeVisible();
        await expectPrice(visited);
      };
  await ask(questions);
  await setOption(wordpress, 'test_classic_editor', '');
  wordpress.allowUnfilteredHtml(true);
});

test('in a theme of blocks and in one of templates every widget is on the page, with what it needs', async ({
  visit,
  wordpress,
}) => {
  const placed = entries.filter(({ comesByItself }) => !comesByItself).map(({ meta }) => meta.tag);
  const blocks = placed.map((tag) => `<!-- wp:wrappie/${tag.replace('wrap-', '')} /-->`).join('\n\n');
  const { address } = await makePost(wordpress, blocks);
  const questions: Questions = {};
  for (const [kind, theme] of Object.entries(themes))
    questions[`the ${kind} theme`] = async () => {
      await wordpress.run(`switch_theme( '${theme}' ); return true;`);
      const page = await visit(address);
      for (const tag of placed) await expect(page.locator(tag)).toHaveCount(1);
      await expect(page.locator('script[src$="/widgets.js"]')).toHaveCount(1);
      await expect(page.locator('wrap-chat').getByRole('button', { name: /Wrappie/ })).toBeVisible();
      await expectPrice(page);
    };
  await ask(questions);
  await wordpress.run(`switch_theme( '${themes.block}' ); return true;`);
});

test('the address of a page for frames, pasted on a line of its own', async ({
  visit,
  wordpress,
  site,
  inbox,
}) => {
  const address = `${site.origin}/embed/price-calculator?service=keuken&theme=%2312306b`;
  const embed = `<!-- wp:embed {"url":"${address}"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${address.replace('&', '&amp;')}\n</div></figure>\n<!-- /wp:embed -->`;
  await ask({
    'becomes the calculator itself, and its request arrives': async () => {
      const visited = await visit((await makePost(wordpress, embed)).address);
      const element = visited.locator('wrap-price-calculator');
      await expect(element).toHaveAttribute('service', 'keuken');
      await expect(element).toHaveAttribute('theme', '#12306b');
      await expect(element).toHaveAttribute('lang', 'nl');
      await expectRequest(visited, inbox);
    },
    'also as plain text, in English': async () => {
      const visited = await visit(
        (await makePost(wordpress, `${site.origin}/en/embed/price-calculator`)).address,
      );
      await expect(visited.locator('wrap-price-calculator')).toHaveAttribute('lang', 'en');
    },
    'of a page that does not exist stays as it was typed': async () => {
      const visited = await visit((await makePost(wordpress, `${site.origin}/embed/nothing`)).address);
      await expect(visited.getByText(`${site.origin}/embed/nothing`)).toBeVisible();
    },
    'without the plugin WordPress finds our description, and shows a frame': async () => {
      const html = await wordpress.run<string>(`
        remove_all_filters( 'pre_oembed_result' );
        return wp_oembed_get( '${address}', array( 'discover' => true ) );`);
      expect(html).toContain('<iframe');
      expect(html).toContain('/embed/price-calculator');
    },
  });
});

test('nobody gets scripts into a page through a widget’s attributes', async ({ wordpress }) => {
  const shown = (attributes: string) =>
    wordpress.run<string>(`return do_shortcode( base64_decode( '${btoa(`[wrappie ${attributes}]`)}' ) );`);
  const hostile = [
    `widget="language-switcher" href-nl="javascript:alert(1)" href-en="data:text/html,x"`,
    `widget='price-calculator' theme='"><img src=x onerror=alert(1)>' radius='" onclick="alert(1)'`,
    `widget="price-calculator" partner='" onfocus=alert(1) x="' service="<script>" onclick="alert(1)" style="x"`,
  ];
  for (const attributes of hostile) {
    const { document } = parseHTML(`<body>${await shown(attributes)}</body>`);
    const [element, ...others] = document.body.children;
    expect(others).toEqual([]);
    const allowed = entries.find(({ meta }) => meta.tag === element?.localName)?.meta.attributes ?? {};
    for (const { name, value } of element?.attributes ?? []) {
      expect(Object.keys(allowed)).toContain(name);
      expect(value).not.toMatch(/^(?:javascript|data):/);
    }
    expect([...(element?.querySelectorAll(':not(a)') ?? [])].map(({ outerHTML }) => outerHTML)).toEqual([]);
  }
  expect(await shown('widget="language-switcher" href-nl="/over-ons" look="names"')).toContain(
    '<wrap-language-switcher look="names" href-nl="/over-ons">',
  );
  expect(await shown('widget="nothing"'), 'a visitor is told nothing').toBe('');
  expect(await shown('widget="unsent-requests"'), 'it comes by itself').toBe('');
});

test('optimisers are asked to leave the script alone, each in its own way', async ({ wordpress, site }) => {
  const { host } = new URL(site.origin);
  const places = ['/widgets.js', ...earlyBundleFiles].map((path) => host + path);
  const asked = await wordpress.run<Record<string, unknown>>(`
    $asked = array();
    foreach ( array( 'rocket_exclude_js', 'rocket_exclude_defer_js', 'rocket_delay_js_exclusions', 'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc', 'perfmatters_delay_js_exclusions', 'flying_press_exclude_from_minify:js', 'wp-optimize-minify-default-exclusions', 'sgo_js_async_exclude' ) as $hook )
      $asked[ $hook ] = apply_filters( $hook, array( 'theirs.js' ) );
    $asked['autoptimize'] = apply_filters( 'autoptimize_filter_js_exclude', 'theirs.js' );
    $asked['autoptimize, as an array'] = apply_filters( 'autoptimize_filter_js_exclude', array( 'theirs.js' => '' ) );
    $asked['w3tc'] = apply_filters( 'w3tc_minify_js_do_tag_minification', true, '<script src="http://${places.at(-1)}"></script>' );
    $asked['w3tc, another'] = apply_filters( 'w3tc_minify_js_do_tag_minification', true, '<script src="/theirs.js"></script>' );
    $asked['hummingbird'] = apply_filters( 'wphb_minify_resource', true, 'wrappie-widgets', 'scripts', '' );
    $asked['hummingbird, another'] = apply_filters( 'wphb_minify_resource', true, 'theirs', 'scripts', '' );
    return $asked;`);
  const { autoptimize, w3tc, hummingbird, sgo_js_async_exclude: handles, ...rest } = asked;
  expect(autoptimize).toBe(['theirs.js', ...places].join(', '));
  expect(rest['autoptimize, as an array']).toEqual(
    Object.fromEntries(['theirs.js', ...places].map((place) => [place, ''])),
  );
  expect([w3tc, rest['w3tc, another'], hummingbird, rest['hummingbird, another']]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(handles).toEqual(['theirs.js', 'wrappie-widgets']);
  for (const [hook, list] of Object.entries(rest))
    if (!hook.includes(', ')) expect(list, hook).toEqual(['theirs.js', ...places]);
});

test('a feed has a link in place of the widget', async ({ wordpress, request }) => {
  await makePost(wordpress, `${block}\n\n<p>Tot zover.</p>`);
  const feed = await (await request.get(`${wordpress.origin}/feed/`)).text();
  expect(feed).toContain('/prijscalculator?partner=dealer-7');
  expect(feed).not.toContain('<wrap-');
});

test('deleted, it leaves nothing behind; the zip installs it again', async ({ as, wordpress }) => {
  const dashboard = await as('administrator');
  const { page } = dashboard;
  const option = () => wordpress.run<unknown>(`return get_option( 'wrappie_widgets', 'gone' );`);
  const row = page.locator('tr[data-slug="wrappie-widgets"]');
  await dashboard.open('plugins.php');
  await row.getByRole('link', { name: 'Deactivate' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await row.getByRole('link', { name: 'Delete' }).click();
  await expect(page.getByText('was successfully deleted')).toBeVisible();
  expect(await option()).toBe('gone');

  await dashboard.open('plugin-install.php?tab=upload');
  await page.setInputFiles('input[name=pluginzip]', pluginFile);
  await page.click('#install-plugin-submit');
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(row.getByRole('link', { name: 'Instellingen' })).toBeVisible();
});
