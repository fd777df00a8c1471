/** The longest text that a visitor can type into a field for longer texts, in characters. */
export const longestText = 10_000;
