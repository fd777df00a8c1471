import { type PageContext, say } from '../lib/page-context.ts';
import { placedWidgets } from '../lib/widgets/partner-widgets.ts';
import { frame } from '../sections/frame.ts';
import { AttributeFields } from './AttributeFields.tsx';
import { ChannelField } from './ChannelField.tsx';
import { CodeToCopy } from './CodeToCopy.tsx';
import { Preview } from './Preview.tsx';
import { ThemeFields } from './ThemeFields.tsx';
import { WidgetChoice } from './WidgetChoice.tsx';

/**
 * Choices on the left, the widget and its code on the right; a choice updates both at once (site/inline-scripts/configurator.js). On a
 * phone the widget comes before the colours, so that their effect is visible. Without scripts the default code is shown, and the fields
 * are a list of the settings.
 */
export function Configurator({ context }: { context: PageContext }) {
  const first = placedWidgets[0]!;
  return (
    <section id="configurator" className="bg-sand">
      <form autoComplete="off" className={`${frame} py-12 lg:py-20`}>
        <h2 className="text-title">
          {say(context, { nl: 'Stel samen en kopieer', en: 'Put it together and copy' })}
        </h2>
        <WidgetChoice context={context} />
        <div className="mt-8 flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16">
          <div className="order-1 lg:order-none flex flex-col gap-8">
            <ThemeFields context={context} />
            {placedWidgets.map((widget) => (
              <AttributeFields
                key={widget.meta.tag}
                context={context}
                widget={widget}
                shown={widget === first}
              />
            ))}
            <ChannelField context={context} />
          </div>
          <div className="contents lg:block">
            <div className="contents lg:block lg:sticky lg:top-24">
              <Preview context={context} widget={first} />
              <CodeToCopy context={context} widget={first} />
            </div>
          </div>
        </div>
      </form>
      <script type="module" src="/configurator.js" />
    </section>
  );
}
