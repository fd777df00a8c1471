import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { entries } from '../../widgets/entries.ts';
import { gtmContainer } from './gtm-container.ts';
import { measured, measuredEvents } from './measured-events.ts';
import { measuringScript } from './measuring-scripts.ts';

/** Every event of every widget, with the members of its detail. Two widgets may emit the same event with other members. */
const emitted = entries.flatMap(({ meta }) =>
  Object.entries(meta.events).map(([name, { detail }]) => ({ name, tag: meta.tag, detail })),
);

/** A value of the type that the meta declares. */
const detailOf = (detail: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(detail).map(([key, type]) => [key, type === 'number' ? 1224 : `a ${key}`]),
  );

/** A page on which a script runs, and what happened there. */
function pageWith(code: string, globals: object = {}) {
  const document = new EventTarget();
  const window: Record<string, unknown> = { document, ...globals };
  window['window'] = window;
  runInContext(code, createContext(window));
  return {
    window,
    fire: (name: string, detail: object) => document.dispatchEvent(new CustomEvent(name, { detail })),
  };
}

const calls = (code: string, tool: string) => {
  const called: unknown[][] = [];
  const { fire } = pageWith(code, { [tool]: (...given: unknown[]) => called.push(structuredClone(given)) });
  return { called, fire };
};

describe('the table of events', () => {
  it('has every event that a widget emits, as measured or with the reason why not', () => {
    expect(Object.keys(measuredEvents).sort()).toEqual([...new Set(emitted.map(({ name }) => name))].sort());
  });

  it('measures only details that a widget emits with that event', () => {
    for (const [name, { details }] of measured) {
      const known = emitted
        .filter((event) => event.name === name)
        .flatMap(({ detail }) => Object.keys(detail));
      expect(known, name).toEqual(expect.arrayContaining(Object.keys(details)));
    }
  });

  it('names no event that no widget fires in its code', () => {
    const code = readdirSync('widgets', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|meta|docs)\./.test(file))
      .map((file) => readFileSync(join('widgets', file), 'utf8'))
      .join('\n');
    // An outcome ends the name: `wrap-quote-${outcome}`.
    const fired = [...code.matchAll(/emit\([^)]*?[`']wrap-[^`']*[`'][^)]*/g)].flatMap(([call]) =>
      [...call.matchAll(/[`'](wrap-[a-z-]+?)(-\$\{outcome\})?[`']/g)].flatMap(([, name, open]) =>
        open ? [`${name}-sent`, `${name}-failed`] : [name!],
      ),
    );
    expect([...new Set(fired)].sort()).toEqual(Object.keys(measuredEvents).sort());
  });
});

describe.each(emitted)('$name of <$tag>', ({ name, detail }) => {
  const measure = measured.find(([event]) => event === name)?.[1];
  const given = detailOf(detail);
  const expected = Object.fromEntries(
    Object.entries(measure?.details ?? {}).flatMap(([key, as]) => (key in given ? [[as, given[key]]] : [])),
  );
  const money = 'value' in expected ? { currency: 'EUR' } : {};

  it('reaches Google Analytics', () => {
    const { called, fire } = calls(measuringScript('gtag'), 'gtag');
    fire(name, given);
    expect(called).toEqual(measure ? [['event', measure.ga4, { ...expected, ...money }]] : []);
  });

  it('reaches Plausible', () => {
    const { called, fire } = calls(measuringScript('plausible'), 'plausible');
    fire(name, given);
    expect(called).toEqual(measure ? [[measure.plausible, { props: expected }]] : []);
  });

  it('reaches Meta where it has such an event', () => {
    const { called, fire } = calls(measuringScript('meta'), 'fbq');
    fire(name, given);
    const { project_type: category, ...rest } = expected;
    const said = { ...rest, ...(category ? { content_category: category } : {}), ...money };
    const once = 'reference' in given ? { eventID: given['reference'] } : {};
    expect(called).toEqual(measure?.meta ? [['track', measure.meta, said, once]] : []);
  });

  it('reaches Google Analytics through the container for Tag Manager', () => {
    expect(sentByContainer(name, given)).toEqual(measure ? [[measure.ga4, { ...expected, ...money }]] : []);
  });
});

it('the scripts do nothing on a page without the tool', () => {
  for (const tool of ['gtag', 'plausible', 'meta'] as const) {
    const { fire } = pageWith(measuringScript(tool));
    expect(() => fire('wrap-quote-sent', { projectType: 'keuken' })).not.toThrow();
  }
});

it('no script sends a reference to Google or Plausible, nor a name that was typed', () => {
  for (const [name, { details }] of measured) expect(Object.keys(details), name).not.toContain('reference');
});

interface Parameter {
  key: string;
  value: string;
  list?: { map: Parameter[] }[];
}
interface Part {
  name: string;
  type: string;
  parameter: Parameter[];
  firingTriggerId: string[];
  triggerId: string;
  customEventFilter: { parameter: Parameter[] }[];
}

/** What Tag Manager would do with the container: its listener runs, triggers match, and tags fill in their variables. */
function sentByContainer(event: string, detail: object): [string, object][] {
  const { tag, trigger, variable } = (
    gtmContainer() as { containerVersion: Record<'tag' | 'trigger' | 'variable', Part[]> }
  ).containerVersion;
  const of = (part: Part, key: string) => part.parameter.find((each) => each.key === key);
  const html = of(tag.find(({ type }) => type === 'html')!, 'html')!.value;
  const { window, fire } = pageWith(html.replace(/<\/?script>/g, ''));
  fire(event, detail);
  const layer = (window['dataLayer'] ?? []) as { event: string; wrappie: Record<string, unknown> }[];
  return layer.flatMap((pushed) => {
    const fired = trigger.filter(({ customEventFilter: [filter] }) =>
      filter!.parameter.some(({ key, value }) => key === 'arg1' && value === pushed.event),
    );
    const filledIn = (written: string) => {
      const [, name] = /^\{\{(.+)\}\}$/.exec(written) ?? [];
      if (!name) return written;
      const found = variable.find((each) => each.name === name)!;
      return pushed.wrappie[of(found, 'name')!.value.replace('wrappie.', '')];
    };
    return tag
      .filter(({ firingTriggerId }) => fired.some(({ triggerId }) => firingTriggerId.includes(triggerId)))
      .map((part): [string, object] => {
        const settings = of(part, 'eventSettingsTable')!.list!.map(({ map }) => [
          map.find(({ key }) => key === 'parameter')!.value,
          filledIn(map.find(({ key }) => key === 'parameterValue')!.value),
        ]);
        const said = settings.filter(([, value]) => value !== undefined) as [string, unknown][];
        // Tag Manager leaves out what is undefined. A currency without a value means nothing.
        const sent = Object.fromEntries(said);
        if (!('value' in sent)) delete sent['currency'];
        return [of(part, 'eventName')!.value, sent];
      });
  });
}
