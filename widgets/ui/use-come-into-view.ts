import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view when `value` changes to something: a price below the fold would seem not to have come. */
export function useComeIntoView<T>(ref: RefObject<Element | null>, value: T | undefined): void {
  const before = useRef(value);
  useEffect(() => {
    if (value !== undefined && value !== before.current) ref.current?.scrollIntoView({ block: 'nearest' });
    before.current = value;
  }, [ref, value]);
}
