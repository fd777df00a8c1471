import type { PointerEvent } from 'react';
import type { Point } from './engine/geometry.ts';
import type { StudioPhoto } from './photo-studio.state.ts';

/** The position of a pointer in the photo, in its pixels, given an element that covers the photo. */
export function placeInPhoto(surface: Element, event: PointerEvent, { width, height }: StudioPhoto): Point {
  const box = surface.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * width,
    y: ((event.clientY - box.top) / box.height) * height,
  };
}

/** The step of an arrow key; undefined for any other key. */
export function stepOfKey(key: string, length: number): Point | undefined {
  const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
  return x === undefined || y === undefined ? undefined : { x: x * length, y: y * length };
}
