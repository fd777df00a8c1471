import { inlineScript } from '../lib/inline-script.ts';

interface Props {
  /** Scripts of site/inline-scripts, joined into one, because every script element takes time. */
  name: string | readonly string[];
  /** As a module it runs after the page is parsed, in a scope of its own. Otherwise it runs while the page is parsed. */
  module?: boolean;
}

/** An inline script. */
export function InlineScript({ name, module = false }: Props) {
  const code = inlineScript(...[name].flat());
  return <script type={module ? 'module' : undefined} dangerouslySetInnerHTML={{ __html: code }} />;
}
