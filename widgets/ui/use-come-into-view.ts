import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an element into view when `value` becomes defined: visitors would not notice a price below the fold. */
export function useComeIntoView<T>(ref: RefObject<Element | null>, value: T | undefined): void {
  const before = useRef(value);
  useEffect(() => {
    if (value !== undefined && value !== before.current) ref.current?.scrollIntoView({ block: 'nearest' });
    before.current = value;
  }, [ref, value]);
}
