export { keepSheet, printSheet } from './print-sheet.ts';
export { showSheet } from './show-sheet.ts';
