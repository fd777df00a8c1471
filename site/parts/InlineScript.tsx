import { inlineScript } from '../lib/inline-script.ts';

/** Small scripts of site/inline-scripts that must run while the page is read, as one: each script element costs time. */
export function InlineScript({ name }: { name: string | readonly string[] }) {
  const code = [name].flat().map(inlineScript).join('');
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
