/**
 * Keeps an open panel above the on-screen keyboard of a phone. Browsers lay the keyboard over the page and report it only through the
 * visual viewport. The panel's styles use the two properties. Returns what ends this.
 */
export function keepAboveKeyboard(panel: HTMLElement | null): (() => void) | undefined {
  const { visualViewport: viewport } = window;
  if (!viewport) return;
  const fit = () => {
    const below = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
    // Pinch zoom makes the visual viewport smaller too: then there is no keyboard.
    const isZoomed = viewport.scale > 1.01;
    panel?.style.setProperty('--_height', isZoomed ? '' : `${viewport.height}px`);
    panel?.style.setProperty('--_below', isZoomed ? '' : `${below}px`);
  };
  fit();
  viewport.addEventListener('resize', fit);
  viewport.addEventListener('scroll', fit);
  return () => {
    viewport.removeEventListener('resize', fit);
    viewport.removeEventListener('scroll', fit);
  };
}
