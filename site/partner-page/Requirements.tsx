import { type PageContext, say } from '../lib/page-context.ts';
import { frame } from '../sections/frame.ts';
import { Code } from './Code.tsx';
import { evergreenAddress } from './default-snippet.ts';

/** What a strict page must allow, and what to check when no request arrives. */
export function Requirements({ context }: { context: PageContext }) {
  const { siteUrl } = context.site.environment;
  const words = say(context, {
    nl: {
      policy: 'Wat uw CSP moet toestaan',
      allow:
        'Heeft uw site een Content-Security-Policy? Zet dan ons adres in script-src en frame-src, en wat in style staat in uw eigen stylesheet. Folie in beeld vraagt ook img-src. Meer is niet nodig.',
      trouble: 'Ziet u niets?',
      report:
        'Zet ?doctor achter het adres van het script: in de console (F12) staat wat er ontbreekt. Wilt u maar één widget nakijken? Roep dan diagnose() aan.',
      stays: 'Tot de widget er is, staat er wat u in de tag zet.',
    },
    en: {
      policy: 'What your CSP must allow',
      allow:
        'Does your site have a Content-Security-Policy? Then add our address to script-src and frame-src, and move what is in style to your own stylesheet. The film visualiser shows pictures of ours, so it needs img-src too. That is all.',
      trouble: 'Nothing shows up?',
      report:
        'Add ?doctor to the address of the script and open the console (F12): it shows what is missing. To check a single widget, call diagnose().',
      stays: 'Until the widget is there, visitors see what you put inside the tag.',
    },
  });
  return (
    <section className="bg-sage-soft">
      <div className={`${frame} py-12 lg:py-20 grid gap-12 lg:grid-cols-2 lg:gap-16`}>
        <div id="csp" className="min-w-0">
          <h2 className="text-title-sm">{words.policy}</h2>
          <p className="mt-3">{words.allow}</p>
          <Code code={`script-src ${siteUrl}; frame-src ${siteUrl}; img-src ${siteUrl}`} className="mt-4" />
        </div>
        <div id="werkt-niet" className="min-w-0">
          <h2 className="text-title-sm">{words.trouble}</h2>
          <p className="mt-3">{words.report}</p>
          <Code
            code={`${evergreenAddress(context)}?doctor\n\ndocument.querySelector('wrap-price-calculator').diagnose()`}
            className="mt-4"
          />
          <p className="mt-4">{words.stays}</p>
        </div>
      </div>
    </section>
  );
}
