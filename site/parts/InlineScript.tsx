import { inlineScript } from '../lib/inline-script.ts';

/** A small script of site/inline-scripts that must run while the page is read. */
export function InlineScript({ name }: { name: string }) {
  return <script dangerouslySetInnerHTML={{ __html: inlineScript(name) }} />;
}
