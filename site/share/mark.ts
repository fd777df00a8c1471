/** The two shapes of the mark, in a square of 32. */
export const mark = {
  sheet:
    'M6 0h13c1 4.500 3.500 8.500 7 11 2 1.400 4 2.200 6 2.500V26a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z',
  corner:
    'M19 0c1 4.500 3.500 8.500 7 11 2 1.400 4 2.200 6 2.500-4.500 1.700-9.500 1.500-12.500-.5C16.500 11 16.500 5 19 0Z',
} as const;
