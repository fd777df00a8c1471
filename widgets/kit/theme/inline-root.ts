/** For a widget within a line of text: as wide as its content, in the colour of the line, which may be light on dark. */
export const inlineRoot =
  ':host{display:inline-block;flex:none}[data-wrap-root]{container-type:normal;color:var(--wrap-ink,inherit)}';
