interface ImportMeta {
  /**
   * In a `.widget.ts` file: the CSS of all views of that widget, also of those that load later. The build writes it in. Absent in Node,
   * where prerendering makes only the rules that the markup needs.
   */
  readonly widgetStyles?: string;
}

/** The fragments of an early part that has them in its own file, in all languages, and the CSS for them. The build writes it. */
declare module 'early:chat' {
  export const fragments: Readonly<Record<string, import('../../chat/chat.fragments.ts').ChatFragments>>;
  export const base: string;
  export const styles: string;
}
