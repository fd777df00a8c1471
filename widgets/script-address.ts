import { findScriptAddress } from './find-script-address.ts';

declare const __OWN_ORIGIN__: string | undefined;

/** The address of this script, read while it starts: later no tag runs it. A bundle of another site has none, but our origin instead. */
export const scriptAddress: string | undefined =
  __OWN_ORIGIN__ === undefined
    ? findScriptAddress(
        document.currentScript as HTMLScriptElement | null,
        (css) => document.querySelector<HTMLScriptElement>(css),
        new Error().stack,
      )
    : undefined;
