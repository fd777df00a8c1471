import { addressOf } from '../../widgets/domain/addresses.ts';
import { forEachLanguage, type Language, type Text } from '../../widgets/domain/text.ts';
import { type AttributeMeta, lookAttributes, type WidgetMeta } from '../../widgets/kit/meta.ts';
import { bundledWidgets, soonestFile } from '../lib/widgets/early-bundles.ts';
import { embedAddress, embedPages } from '../lib/widgets/embed-pages.ts';
import { type PartnerWidget, placedWidgets } from '../lib/widgets/partner-widgets.ts';
import { previewAttributes } from '../partner-page/demo-attributes.ts';

/** How the plugin checks a value: one of a list, a partner code, an address, or any short text. */
export type AttributeKind = 'choice' | 'code' | 'address' | 'text';

export interface PluginAttribute {
  name: string;
  kind: AttributeKind;
  values: readonly string[];
  description: Text;
  absent: Text;
  /** It is among the fields that few people need. */
  rare: boolean;
}

/** A widget as the plugin knows it. */
export interface PluginWidget {
  /** `price-calculator`: in the shortcode, and in the name of the block. */
  name: string;
  tag: string;
  title: Text;
  description: Text;
  attributes: readonly PluginAttribute[];
  /** Attributes of its preview in the editor, where nothing may be sent. */
  preview: Readonly<Record<string, string>>;
  /** The path of its page for frames. Absent: it has none. */
  framed?: Record<Language, string>;
  /** The path of the script with which it comes soonest. Absent: that of all widgets. */
  script?: Record<Language, string>;
  /** Our page with the same purpose, and the text of the link to it. */
  instead?: Record<Language, readonly [path: string, label: string]>;
}

/** The widgets that somebody can put on a page, from their metas. */
export function pluginWidgets(widgets: readonly PartnerWidget[] = placedWidgets): PluginWidget[] {
  return widgets.map((widget) => {
    const { meta, docs, instead } = widget;
    const framed = embedPages.some((page) => page.widget.meta.tag === meta.tag);
    return {
      name: nameOf(meta),
      tag: meta.tag,
      title: docs.title,
      description: docs.description,
      attributes: Object.entries(meta.attributes).map(([name, attribute]) => ({
        name,
        kind: kindOf(name, attribute),
        values: attribute.values ?? [],
        ...docs.attributes[name]!,
        rare: name === 'mode' || name in lookAttributes,
      })),
      preview: previewAttributes(meta),
      ...(framed && { framed: forEachLanguage((lang) => embedAddress(widget, lang)) }),
      ...(bundledWidgets.includes(nameOf(meta)) && {
        script: forEachLanguage((lang) => soonestFile(widget, lang)),
      }),
      ...(instead && {
        instead: forEachLanguage((lang) => [addressOf(instead.route, lang), instead.label[lang]] as const),
      }),
    };
  });
}

const nameOf = ({ tag }: WidgetMeta) => tag.replace('wrap-', '');

function kindOf(name: string, { values }: AttributeMeta): AttributeKind {
  if (values) return 'choice';
  if (name === 'partner') return 'code';
  return name.startsWith('href-') ? 'address' : 'text';
}
