export { calculationForMail, readPricedCalculation } from '../domain/calculator/priced-calculation.ts';
export { CalculationRow } from './CalculationRow.tsx';
