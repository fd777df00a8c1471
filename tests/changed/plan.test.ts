import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planFor } from './plan.ts';
import { touching } from './touching.ts';

const specs = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.spec.ts'));

describe('what a change can break', () => {
  it('names only specs that exist', () => {
    const named = touching.flatMap((row) => row.specs ?? []);
    expect(named.filter((part) => !specs.some((spec) => spec.includes(part)))).toEqual([]);
  });

  it('for a file of a widget it is that widget and its examples', () => {
    expect(planFor(['widgets/partner-dashboard/Tabs.tsx'])).toEqual({
      specs: ['e2e/dashboard'],
      visits: ['wrap-partner-dashboard'],
    });
  });

  it("for a page's content it is that page", () => {
    expect(planFor(['site/content/pages/over-ons.yaml']).visits).toEqual(['/over-ons is']);
    expect(planFor(['site/content/blog/wrapping-trends-2025/nl.md']).visits).toEqual([
      '/blog/wrapping-trends-2025 is',
    ]);
  });

  it('for a file without a row it is everything', () => {
    expect(planFor(['widgets/kit/element/wrap-element.ts'])).toEqual({
      specs: ['e2e/', 'hosts/'],
      visits: [''],
    });
  });

  it('for a unit test it is nothing in a browser', () => {
    expect(planFor(['widgets/domain/price.test.ts'])).toEqual({ specs: [], visits: [] });
  });
});
