import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets `--stage` on the visualiser to the height of the dock, which holds the photo: focused controls below it scroll clear of it
 * (`film-styles.ts`).
 *
 * @returns the ref for the element with the photo
 */
export function useStageHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stage = ref.current?.closest<HTMLElement>('[data-dock]');
    const visualiser = stage?.closest<HTMLElement>('[part=visualiser]');
    if (!stage || !visualiser) return;
    const observer = new ResizeObserver(() =>
      visualiser.style.setProperty('--stage', `${stage.offsetHeight}px`),
    );
    observer.observe(stage);
    return () => {
      observer.disconnect();
      visualiser.style.removeProperty('--stage');
    };
  }, []);
  return ref;
}
