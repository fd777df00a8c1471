import { createElement } from 'react';
import type { PageContext } from '../lib/page-context.ts';
import { configuredAttributes } from '../lib/widgets/configured-attributes.ts';
import { PictureOf } from './PictureOf.tsx';
import { TextLink } from './TextLink.tsx';

interface Props {
  context: PageContext;
  tag: string;
  attributes: Record<string, string>;
  /** The content before the script has loaded, or without it: a picture, and a link to a page with the complete widget. */
  instead: { picture: string; label: string; to: string };
}

/** About the height that each widget has once it is drawn, so that the page below does not jump. */
const heights: Record<string, (attributes: Props['attributes']) => string> = {
  // The small one: on pages of 864 px or more in two columns, where the factor makes the first bound hold. There the films of a kitchen take
  // a row more than those of windows.
  'wrap-film-visualiser': ({ room }) =>
    room === 'windows'
      ? 'min-h-[clamp(470px,(864px-100vw)*999,46vw+398px)]'
      : 'min-h-[clamp(36rem,(864px-100vw)*999,46vw+398px)]',
  // With a service chosen.
  'wrap-price-calculator': () => 'min-h-[1250px] md:min-h-[920px]',
};

/** A widget that its script draws, for a page whose byte budget has no room for the prerendered HTML. */
export function WidgetLater({ context, tag, attributes, instead }: Props) {
  const height = heights[tag]?.(attributes);
  if (!height)
    throw new Error(`${tag} has no height in WidgetLater.tsx: the page would jump when it is drawn`);
  return (
    <div className={`${height} no-script:min-h-0`}>
      {createElement(
        tag,
        { ...configuredAttributes(tag, context.site.environment), ...attributes },
        <PictureOf
          context={context}
          id={instead.picture}
          sizes="(min-width:1024px) 66vw, 100vw"
          className="w-full h-[calc(62vw+300px)] md:h-auto md:aspect-[5/3] md:w-[58%] rounded-lg"
        />,
        <TextLink context={context} to={instead.to} label={instead.label} />,
      )}
    </div>
  );
}
