import { type RefObject, useEffect } from 'react';
import { standAside } from './stand-aside.ts';

/** Keeps the button from covering the focused control, as long as the component is mounted. */
export function useStandAside(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mounted = new AbortController();
    standAside(ref.current as HTMLElement, mounted.signal);
    return () => mounted.abort();
  }, [ref]);
}
