import { type PageContext, say } from '../lib/page-context.ts';
import type { PartnerWidget } from '../lib/widgets/partner-widgets.ts';
import { Icon } from '../parts/Icon.tsx';
import { buttonShape } from '../parts/LinkButton.tsx';
import { Code } from './Code.tsx';
import { defaultSnippet } from './default-snippet.ts';

/** The code for the current choices, and a button that copies it and reports the result. */
export function CodeToCopy({ context, widget }: { context: PageContext; widget: PartnerWidget }) {
  const words = say(context, {
    nl: {
      copy: 'Kopieer de code',
      copied: 'De code is gekopieerd.',
      refused: 'Uw browser staat kopiëren niet toe. De code is geselecteerd: druk op Ctrl+C.',
      changed: 'De code is bijgewerkt.',
      paste:
        'Plak de code in uw pagina, waar de widget moet komen. Het adres van deze pagina onthoudt uw keuzes: zo deelt u ze.',
    },
    en: {
      copy: 'Copy the code',
      copied: 'The code has been copied.',
      refused: 'Your browser does not allow copying. The code is selected: press Ctrl+C.',
      changed: 'The code is up to date.',
      paste:
        'Paste the code into your page, where the widget should be. The address of this page remembers your choices, so you can share them.',
    },
  });
  return (
    <div className="order-2 lg:mt-6">
      <Code code={defaultSnippet(context, widget)} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="submit"
          data-copied={words.copied}
          data-refused={words.refused}
          data-changed={words.changed}
          className={`${buttonShape} border-transparent bg-action text-white hover:bg-action-dark no-script:hidden`}
        >
          <Icon name="copy" />
          {words.copy}
        </button>
        <p role="status" data-status="" className="text-sm" />
      </div>
      <p className="mt-3 text-sm text-ink-soft max-w-prose no-script:hidden">{words.paste}</p>
    </div>
  );
}
