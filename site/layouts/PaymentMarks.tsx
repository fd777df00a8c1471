/** How one may pay, as small marks in one picture (public/payment-methods.svg): drawn in every page they would weigh half a kilobyte. */
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
