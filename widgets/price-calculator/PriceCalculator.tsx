import { type FormEvent, type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { useFocusWish } from '../ui/use-focus-wish.ts';
import { CalculatorToast } from './CalculatorToast.tsx';
import { PricePanel } from './PricePanel.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import type { CalculatorViewProps } from './price-calculator.state.ts';

/** The calculator: the project on the left, its price and the request for a quote on the right. */
export function PriceCalculator(props: CalculatorViewProps): ReactNode {
  const { store, lang } = props;
  const state = useStore(store);
  const ref = useRef<HTMLDivElement>(null);
  useFocusWish(ref, state.focus);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.calculate();
  };
  return (
    <div
      ref={ref}
      lang={lang}
      part="calculator"
      className="grid gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] wide:items-start"
    >
      {/* `dialog`: a submit before the script is loaded does nothing, while GET would reload the page and lose the typed text. */}
      <form
        method="dialog"
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-6 p-4 mid:p-6 rounded-xl border border-line bg-paper"
      >
        <ProjectForm {...props} />
      </form>
      <div className="wide:sticky-top">
        <PricePanel {...props} />
      </div>
      <CalculatorToast {...props} />
    </div>
  );
}
