import { readFileSync } from 'node:fs';

const known = new Map<string, string>();

/** An icon of the lucide set, in the colour of the text. Screen readers skip it: the text beside it has the same meaning. */
export function Icon({ name, className = 'size-5' }: { name: string; className?: string }) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing(name) }}
    />
  );
}

/** The content of the file's svg element. */
function drawing(name: string): string {
  const inner = known.get(name) ?? read(name);
  known.set(name, inner);
  return inner;
}

function read(name: string): string {
  const file = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, 'utf8');
  return file
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
}
