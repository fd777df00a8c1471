import { type RefObject, useEffect, useRef } from 'react';

const controls = 'button,select,input,a';

/** Where a control is: its parents up to the studio, each with the position of the child that holds it. */
type Places = { parent: Element; index: number }[];

/**
 * Within a step, moves the focus on when the control that has it is gone, such as a line that was removed: to the control before it, else to
 * the text of the step. Otherwise the next Tab key would start at the top of the page.
 *
 * @param text the text of the step, in the dock
 */
export function useKeptFocus(text: RefObject<HTMLElement | null>): void {
  const last = useRef<{ control: Element; places: Places }>(undefined);
  useEffect(() => {
    const studio = text.current?.closest('[part=photo-studio]');
    const remember = ({ target }: Event) => {
      if (studio && target instanceof Element)
        last.current = { control: target, places: placesOf(target, studio) };
    };
    studio?.addEventListener('focusin', remember);
    return () => studio?.removeEventListener('focusin', remember);
  }, [text]);
  useEffect(() => {
    const { current } = last;
    if (!current || current.control.isConnected) return;
    last.current = undefined;
    const root = text.current?.getRootNode();
    if (!(root instanceof ShadowRoot) || root.activeElement) return;
    (neighbourAt(current.places) ?? text.current)?.focus({ preventScroll: true });
  });
}

function placesOf(control: Element, studio: Element): Places {
  const places: Places = [];
  for (let at = control; at !== studio; ) {
    const parent = at.parentElement;
    if (!parent) break;
    places.push({ parent, index: [...parent.children].indexOf(at) });
    at = parent;
  }
  return places;
}

/** The control nearest to these places, first before and then after them. Not beyond the group: the dock says what to do next. */
function neighbourAt(places: Places): HTMLElement | undefined {
  const place = places.find(({ parent }) => parent.isConnected);
  if (!place || place.parent.matches('[data-dock],[part]')) return undefined;
  const { parent, index } = place;
  const children = [...parent.children];
  return [...children.slice(0, index).reverse(), ...children.slice(index)]
    .map((child) => (child.matches(controls) ? child : child.querySelector(controls)))
    .find((found) => found instanceof HTMLElement);
}
