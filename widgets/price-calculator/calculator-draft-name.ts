/** The storage key of what the visitor filled in. Apart from the code that reads it, which loads only where there is something. */
export const draftName = 'wrappie-draft-calculator';
