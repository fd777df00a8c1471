import { type Measured, measured } from './measured-events.ts';

/** The tools for which there is a script. */
export const tools = ['gtag', 'plausible', 'meta'] as const;

export type Tool = (typeof tools)[number];

/** Calls of the tools, with `name`, `detail` and `sent` in scope. `sent` has only the details that are measured. */
const calls: Record<Tool, { of: string; call: string }> = {
  gtag: {
    of: 'Google Analytics 4, where the page has the Google tag (gtag.js)',
    call: "if (sent.value !== undefined) sent.currency = 'EUR';\n      if (window.gtag) gtag('event', name, sent);",
  },
  plausible: {
    of: 'Plausible: each goal has the name that stands below',
    call: 'if (window.plausible) plausible(name, { props: sent });',
  },
  meta: {
    of: 'the pixel of Meta: Facebook and Instagram',
    call: "if (sent.value !== undefined) sent.currency = 'EUR';\n      // The reference of the request lets Meta count it once. It says nothing about the visitor.\n      if (window.fbq) fbq('track', name, sent, detail.reference ? { eventID: detail.reference } : {});",
  },
};

/**
 * A classic script that hands the widgets' events to a tool which the page already has. It sets no cookie and loads nothing: whether the
 * tool may measure is up to the page's own consent.
 */
export function measuringScript(tool: Tool): string {
  const events = measured.flatMap(([event, measure]) => {
    const name = nameIn(tool, measure);
    return name ? [[event, [name, detailsIn(tool, measure)]]] : [];
  });
  return `// What visitors do in the Wrappie widgets, for ${calls[tool].of}.
// Load it anywhere on a page with a widget. It hands over no name, no address and nothing that was typed.
(function () {
  var events = ${JSON.stringify(Object.fromEntries(events), null, 2).replaceAll('\n', '\n  ')};
  Object.keys(events).forEach(function (event) {
    var name = events[event][0];
    var names = events[event][1];
    document.addEventListener(event, function (fired) {
      var detail = fired.detail || {};
      var sent = {};
      Object.keys(names).forEach(function (key) {
        if (detail[key] !== undefined) sent[names[key]] = detail[key];
      });
      ${calls[tool].call}
    });
  });
})();
`;
}

function nameIn(tool: Tool, { ga4, plausible, meta }: Measured): string | undefined {
  return { gtag: ga4, plausible, meta }[tool];
}

/** Meta knows `value` and `content_category`. Plausible shows properties as they are called. */
function detailsIn(tool: Tool, { details }: Measured): Record<string, string> {
  if (tool === 'gtag') return details;
  const names: Record<string, string> = tool === 'meta' ? { project_type: 'content_category' } : {};
  return Object.fromEntries(Object.entries(details).map(([key, name]) => [key, names[name] ?? name]));
}
