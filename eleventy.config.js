import { environment } from './site/lib/environment.ts';
import { finishBuild } from './site/lib/finish-build.ts';
import { withOwnPolicy } from './site/lib/headers/own-policy.ts';
import { withPageStyles } from './site/lib/page-styles.ts';
import { writePlugin } from './site/wordpress/write-plugin.ts';

/** Builds the site: templates from site/templates into dist/, beside the widgets that Vite has built. Run with tsx. */
export default function configure(eleventy) {
  const { formMailUrl } = environment();

  eleventy.addTemplateFormats('11ty.tsx');
  eleventy.addExtension('11ty.tsx', { key: '11ty.js' });
  eleventy.addPassthroughCopy({ public: '/' });
  eleventy.setServerPassthroughCopyBehavior('copy');
  eleventy.addTransform('page-styles', (content, file) => (isPage(file) ? withPageStyles(content) : content));
  // After the styles, because the policy holds their hash.
  eleventy.addTransform('own-policy', (content, file) =>
    isPage(file) ? withOwnPolicy(content, formMailUrl) : content,
  );
  // Eleventy keeps every page until the last is written. A Buffer takes half the memory of a string, and none of the JavaScript heap.
  eleventy.addTransform('bytes', (content, file) => (isPage(file) ? Buffer.from(content) : content));
  eleventy.on('eleventy.after', async ({ results, directories: { output } }) => {
    // Before the links are checked. It is no template, because Eleventy makes text of what a template returns.
    await writePlugin(output);
    await finishBuild(results, output);
  });

  return {
    templateFormats: ['11ty.tsx'],
    dir: { input: 'site/templates', output: 'dist', includes: '../layouts', data: '../content/_data' },
  };
}

function isPage(file) {
  return typeof file === 'string' && file.endsWith('.html');
}
