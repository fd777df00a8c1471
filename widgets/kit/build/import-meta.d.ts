interface ImportMeta {
  /**
   * In a `.widget.ts` file: the CSS of all views of that widget, also of those that load later. The build writes it in. Absent in Node,
   * where prerendering makes only the rules that the markup needs.
   */
  readonly widgetStyles?: string;
}
