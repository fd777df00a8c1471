interface ImportMeta {
  /**
   * In a `.widget.ts` file: the CSS of every view of that widget, the lazily loaded ones too, written in by the build.
   * Absent in Node, where prerendering makes just the rules that the markup needs.
   */
  readonly widgetStyles?: string;
}
