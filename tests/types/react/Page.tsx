import { useRef } from 'react';
import type { WrapPriceCalculatorElement } from 'wrappie-widgets';
import 'wrappie-widgets/react';

/** A page made with React. Like dom/page.ts it is only compiled. */
export function Page() {
  const calculator = useRef<WrapPriceCalculatorElement>(null);
  const chat = useRef<HTMLInputElement>(null);
  return (
    <>
      <wrap-price-calculator
        ref={calculator}
        service="keuken"
        lang="en"
        partner="dealer-7"
        className="wide"
        data-place="top"
        onwrap-price-calculated={({ detail }) => detail.estimatedPrice.toFixed()}
        onClick={() => calculator.current?.diagnose()}
      >
        <a href="https://wrappie.example">Price</a>
      </wrap-price-calculator>
      <wrap-quote-form project-type="raamfolie" client-type="zzp" />
      {/* @ts-expect-error: no such service. */}
      <wrap-price-calculator service="dakgoot" />
      {/* @ts-expect-error: languages are nl and en. */}
      <wrap-price-calculator lang="fr" />
      {/* @ts-expect-error: no such attribute. */}
      <wrap-price-calculator services="keuken" />
      {/* @ts-expect-error: before hydration React would set it as an attribute that the element does not read. */}
      <wrap-quote-form projectType="raamfolie" />
      {/* @ts-expect-error: a price comes without a reference. */}
      <wrap-price-calculator onwrap-price-calculated={({ detail }) => detail.reference} />
      {/* @ts-expect-error: a name is no listener. */}
      <wrap-chat onwrap-chat-opened="open" />
      {/* @ts-expect-error: the ref is for an input element. */}
      <wrap-chat ref={chat} />
      {/* @ts-expect-error: no such widget. */}
      <wrap-price-kalkulator />
    </>
  );
}
