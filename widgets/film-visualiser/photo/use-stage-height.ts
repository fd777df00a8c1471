import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the whole visualiser how high the photo is, in `--stage`: controls below it, of the studio or not, scroll clear of it when
 * they are focused (`film-styles.ts`).
 *
 * @returns for the element with the photo
 */
export function useStageHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stage = ref.current;
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
