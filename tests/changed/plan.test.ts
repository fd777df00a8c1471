import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planFor } from './plan.ts';
import { touching } from './touching.ts';

const specs = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.spec.ts'));

describe('what a change can break', () => {
  it('is named by specs that exist', () => {
    const named = touching.flatMap((row) => row.specs ?? []);
    expect(named.filter((part) => !specs.some((spec) => spec.includes(part)))).toEqual([]);
  });

  it('is one widget and its examples, for a file of its folder', () => {
    expect(planFor(['widgets/partner-dashboard/Tabs.tsx'])).toEqual({
      specs: ['e2e/dashboard'],
      visits: ['wrap-partner-dashboard'],
    });
  });

  it('is one page, for what it says', () => {
    expect(planFor(['site/content/pages/over-ons.yaml']).visits).toEqual(['/over-ons is']);
    expect(planFor(['site/content/blog/wrapping-trends-2025/nl.md']).visits).toEqual([
      '/blog/wrapping-trends-2025 is',
    ]);
  });

  it('is everything, for a file that nobody placed', () => {
    expect(planFor(['widgets/kit/element/wrap-element.ts'])).toEqual({
      specs: ['e2e/', 'hosts/'],
      visits: [''],
    });
  });

  it('is nothing in a browser, for a unit test', () => {
    expect(planFor(['widgets/domain/price.test.ts'])).toEqual({ specs: [], visits: [] });
  });
});
