/** For a widget that stands in a line: as wide as what is in it, and in the colour of that line, which may be light on dark. */
export const inlineRoot =
  ':host{display:inline-block;flex:none}[data-wrap-root]{container-type:normal;color:var(--wrap-ink,inherit)}';
