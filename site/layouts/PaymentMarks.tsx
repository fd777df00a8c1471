/**
 * The accepted payment methods as small marks in one picture (public/payment-methods.svg). Inline SVG would add half a kilobyte to every
 * page.
 */
export function PaymentMarks() {
  return (
    <img
      src="/payment-methods.svg"
      alt="iDEAL, Bancontact, Maestro, Visa, Mastercard, PayPal"
      width="400"
      height="36"
      loading="lazy"
      className="max-w-full h-auto"
    />
  );
}
