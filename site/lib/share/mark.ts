/** The two shapes of the mark, in a square of 32. */
export const mark = {
  sheet: 'M6 0h13c1 4.5 3.5 8.5 7 11 2 1.4 4 2.2 6 2.5V26a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z',
  corner: 'M19 0c1 4.5 3.5 8.5 7 11 2 1.4 4 2.2 6 2.5-4.5 1.7-9.5 1.5-12.5-.5C16.5 11 16.5 5 19 0Z',
} as const;
