import { firstScripts } from '../lib/widgets/widget-assets.ts';

interface Props {
  /** Tags of the widgets on the first screen. */
  tags: readonly string[];
}

/**
 * Asks for the scripts of the first screen's widgets together with the page, instead of when `widgets.js` imports them. An early part is
 * run, because browsers that know no preloads would fetch it last. What hydrates is preloaded only: it runs when the page can spare the time.
 */
export function FirstScripts({ tags }: Props) {
  const { early, hydrating } = firstScripts(tags);
  return (
    <>
      {hydrating.map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      {/* Pages without a widget need it too: it stores where the visitor came from. */}
      <script type="module" src="/widgets.js" />
      {early.map((file) => (
        <script key={file} type="module" fetchPriority="high" src={file} />
      ))}
    </>
  );
}
