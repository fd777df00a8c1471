import type { ErrorPayload } from 'vite';
import { html } from '../preview/html.ts';

/** Shown when a page cannot be drawn. It gives the reason, also without scripts, and reloads once the mistake is corrected. */
export function errorPage(error: ErrorPayload['err']): string {
  const data = JSON.stringify(error).replaceAll('<', '\\u003c');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Mistake</title>
</head>
<body>
<pre>${error.message}
${error.frame ?? ''}
${error.stack}</pre>
<script type="module">
${{ html: `import { ErrorOverlay } from '/@vite/client';\ndocument.body.append(new ErrorOverlay(${data}));` }}
</script>
</body>
</html>
`.html;
}
