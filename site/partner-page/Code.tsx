/** Code to read or to copy, on a dark background. Long lines wrap, so nothing scrolls sideways. */
export function Code({ code, className = '' }: { code: string; className?: string }) {
  return (
    <pre
      className={`p-4 rounded bg-ink text-paper text-sm whitespace-pre-wrap [overflow-wrap:anywhere] [tab-size:2] ${className}`}
    >
      <code>{code}</code>
    </pre>
  );
}
