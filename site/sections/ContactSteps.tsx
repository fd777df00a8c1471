interface Props {
  title: string;
  steps: readonly { title: string; text: string }[];
  /** Side by side instead of one below the other. */
  wide?: boolean;
}

/** The next steps, in order. */
export function ContactSteps({ title, steps, wide = false }: Props) {
  return (
    <>
      <h3 className="text-xl">{title}</h3>
      <ol className={wide ? 'mt-6 md:grid md:grid-cols-3 md:gap-10' : 'mt-4'}>
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[3rem_1fr] py-4 border-t border-sage">
            <span aria-hidden="true" className="font-heading font-bold text-2xl text-action">
              {index + 1}
            </span>
            <div>
              <h4 className="font-bold">{step.title}</h4>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
