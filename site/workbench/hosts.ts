import type { Text } from '../../widgets/domain/text.ts';

/** A kind of page that embeds a widget. */
export interface Host {
  /** Part of an address. */
  name: string;
  title: Text;
  /** Its styles, below `[data-host=NAME]`. */
  css: string;
}

/** The kinds of host in the workbench. The first changes nothing. Two are pages of their own: the page for frames, and one with a classic script. */
export const hosts: readonly Host[] = [
  { name: 'plain', title: { nl: 'Gewone pagina', en: 'Plain page' }, css: '' },
  {
    name: 'dark',
    title: { nl: 'Donkere pagina', en: 'Dark page' },
    css: '[data-host=dark],[data-host=dark] body{background:#14181B;color:#ECEAE5;color-scheme:dark}',
  },
  {
    name: 'small-rem',
    title: { nl: 'Root van 62,5%', en: '62.5% root' },
    css: '[data-host=small-rem]{font-size:62.5%}',
  },
  {
    name: 'narrow',
    title: { nl: 'Smalle kolom van 280 px', en: 'Narrow column of 280 px' },
    css: '[data-host=narrow] main{width:280px;padding:0;margin:0 auto}',
  },
  {
    name: 'rtl',
    title: { nl: 'Van rechts naar links', en: 'Right to left' },
    css: '',
  },
  {
    name: 'hostile',
    title: { nl: 'Vijandige stijlen', en: 'Hostile styles' },
    css:
      '[data-host=hostile] body :not(script){all:unset;color:red!important;font:900 30px/3 serif!important;text-transform:uppercase!important;letter-spacing:4px!important;box-sizing:content-box!important}' +
      '[data-host=hostile] :is(input,button,form,label){display:none!important}',
  },
  { name: 'frame', title: { nl: 'Frame op een andere site', en: 'Frame on another site' }, css: '' },
  {
    name: 'classic',
    title: { nl: 'Script zonder type="module"', en: 'Script without type="module"' },
    css: '',
  },
];
