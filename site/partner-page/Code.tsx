interface Props {
  code: string;
  /** For a script that changes the code: `data-` attributes. */
  follows?: Readonly<Record<`data-${string}`, string>>;
  className?: string;
}

/** Code to read or to copy, on a dark background. Long lines wrap, so nothing scrolls sideways. */
export function Code({ code, follows, className = '' }: Props) {
  return (
    <pre
      className={`p-4 rounded bg-ink text-paper text-sm whitespace-pre-wrap [overflow-wrap:anywhere] [tab-size:2] ${className}`}
    >
      <code {...follows}>{code}</code>
    </pre>
  );
}
