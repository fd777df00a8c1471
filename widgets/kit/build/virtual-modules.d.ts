declare module 'virtual:widget-styles' {
  const css: string;
  export default css;
}
