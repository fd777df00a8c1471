import { type PageContext, say } from '../lib/page-context.ts';
import { latestRelease } from '../lib/widgets/releases.ts';
import { control } from './fields.ts';

/** The choice of script: always the newest, whose address the choice of widget holds, or one version that never changes. */
export function ChannelField({ context }: { context: PageContext }) {
  const { version, file, integrity } = latestRelease();
  const words = say(context, {
    nl: {
      label: 'Versie van het script',
      evergreen: 'Altijd de nieuwste',
      pinned: `Vast op ${version}`,
      about:
        'De nieuwste versie krijgt verbeteringen vanzelf. Een vaste versie verandert nooit, en de browser controleert dat.',
    },
    en: {
      label: 'Version of the script',
      evergreen: 'Always the newest',
      pinned: `Pinned to ${version}`,
      about:
        'The newest version receives every improvement automatically. A pinned version never changes, and the browser checks that.',
    },
  });
  return (
    <fieldset disabled className="no-script:hidden">
      <legend className="font-heading font-bold text-lg">{words.label}</legend>
      <label htmlFor="channel" className="block mt-2 text-sm leading-snug">
        {words.about}
      </label>
      <select id="channel" name="channel" className={`${control} select-arrow`}>
        <option value="">{words.evergreen}</option>
        <option value="pinned" data-src={context.site.environment.siteUrl + file} data-integrity={integrity}>
          {words.pinned}
        </option>
      </select>
    </fieldset>
  );
}
