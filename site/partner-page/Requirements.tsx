import { type PageContext, say } from '../lib/page-context.ts';
import { frame } from '../sections/frame.ts';
import { Code } from './Code.tsx';
import { evergreenAddress } from './default-snippet.ts';

/** What a strict page must allow, and where to look when nothing comes. */
export function Requirements({ context }: { context: PageContext }) {
  const { siteUrl } = context.site.environment;
  const words = say(context, {
    nl: {
      policy: 'Wat uw CSP moet toestaan',
      allow:
        'Heeft uw site een Content-Security-Policy? Zet dan ons adres bij script-src en frame-src. Meer is er niet nodig: het werkt met style-src ‘self’ en met Trusted Types. Het blok met kleuren zet u in uw eigen stylesheet.',
      frame:
        'Het frame is er voor het versturen van aanvragen en foto’s. De assistent heeft genoeg aan script-src.',
      trouble: 'Komt er niets?',
      report:
        'Zet ?doctor achter het adres van het script en open de console van de browser (F12). Daar leest u wat er is en wat ontbreekt. Eén widget onderzoekt u met diagnose().',
      stays:
        'Zolang de widget er niet is, zien bezoekers wat er in de tag staat: een link en ons telefoonnummer. Zo raakt u niemand kwijt.',
    },
    en: {
      policy: 'What your CSP must allow',
      allow:
        'Does your site have a Content-Security-Policy? Then add our address to script-src and frame-src. That is all: it works with style-src ‘self’ and with Trusted Types. The block of colours goes into your own stylesheet.',
      frame: 'The frame is there to send requests and photos. The assistant needs script-src only.',
      trouble: 'Nothing shows up?',
      report:
        'Add ?doctor to the address of the script and open the browser’s console (F12). It lists what is there and what is missing. To examine a single widget, use diagnose().',
      stays:
        'As long as the widget is not there, visitors see what stands inside the tag: a link and our telephone number. So you lose nobody.',
    },
  });
  return (
    <section className="bg-sage-soft">
      <div className={`${frame} py-12 lg:py-20 grid gap-12 lg:grid-cols-2 lg:gap-16`}>
        <div id="csp" className="min-w-0">
          <h2 className="text-title-sm">{words.policy}</h2>
          <p className="mt-3">{words.allow}</p>
          <Code code={`script-src ${siteUrl}; frame-src ${siteUrl}`} className="mt-4" />
          <p className="mt-4 text-sm text-ink-soft">{words.frame}</p>
        </div>
        <div id="werkt-niet" className="min-w-0">
          <h2 className="text-title-sm">{words.trouble}</h2>
          <p className="mt-3">{words.report}</p>
          <Code
            code={`<script type="module" src="${evergreenAddress(context)}?doctor"></script>\n\ndocument.querySelector('wrap-price-calculator').diagnose()`}
            className="mt-4"
          />
          <p className="mt-4 text-sm text-ink-soft">{words.stays}</p>
        </div>
      </div>
    </section>
  );
}
