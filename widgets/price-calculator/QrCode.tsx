import { generate } from 'lean-qr';
import type { ReactNode } from 'react';

/** The empty margin that a reader needs around the code, in modules. */
const margin = 4;

/** A QR code as one path. It says the same as the text beside it, so it is hidden from screen readers. */
export function QrCode({ text }: { text: string }): ReactNode {
  const code = generate(text);
  const side = code.size + 2 * margin;
  const rows = Array.from({ length: code.size }, (_, y) => y);
  const modules = rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      data-qr
    >
      <path d={modules.join('')} />
    </svg>
  );
}
