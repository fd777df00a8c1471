import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets on the visualiser: `--stage`, the height of the dock, which holds the photo, so that focused controls below it scroll clear of it
 * (`film-styles.ts`); and `--under`, what the page keeps free at the bottom of the screen, as for a bar of its own.
 *
 * @returns the ref for the element with the photo
 */
export function useStageHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stage = ref.current?.closest<HTMLElement>('[data-dock]');
    const visualiser = stage?.closest<HTMLElement>('[part=visualiser]');
    if (!stage || !visualiser) return;
    const observer = new ResizeObserver(() => {
      const under = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
      visualiser.style.setProperty('--stage', `${stage.offsetHeight}px`);
      visualiser.style.setProperty('--under', `${under}px`);
    });
    observer.observe(stage);
    return () => {
      observer.disconnect();
      visualiser.style.removeProperty('--stage');
    };
  }, []);
  return ref;
}
