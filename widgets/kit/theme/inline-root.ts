/** For a widget that stands in a line, as wide as what is in it. */
export const inlineRoot = ':host{display:inline-block;flex:none}[data-wrap-root]{container-type:normal}';
