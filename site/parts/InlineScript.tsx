import { inlineScript } from '../lib/inline-script.ts';

interface Props {
  /** Of small scripts of site/inline-scripts, as one: each script element costs time. */
  name: string | readonly string[];
  /** Runs once the page is read, with names of its own. Without: while the page is read. */
  module?: boolean;
}

/** A script that stands in the page itself. */
export function InlineScript({ name, module = false }: Props) {
  const code = inlineScript(...[name].flat());
  return <script type={module ? 'module' : undefined} dangerouslySetInnerHTML={{ __html: code }} />;
}
