declare module 'virtual:widget-styles' {
  export const css: string;
}
