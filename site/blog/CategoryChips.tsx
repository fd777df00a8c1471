import type { Article } from '../lib/content/articles.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { categories } from '../schema/article.ts';

const chip =
  'relative inline-flex items-center gap-2 min-h-[2.75rem] px-4 rounded-full border border-line-strong text-sm cursor-pointer transition-colors hover:bg-sand within-checked:bg-ink within-checked:border-ink within-checked:text-paper focus-frame';

/**
 * Filters the articles by category. The filter is a set of radio buttons and CSS does the rest (site/styles/blog-styles.ts), so
 * arrow keys work, and it needs no script.
 */
export function CategoryChips({ context, articles }: { context: PageContext; articles: readonly Article[] }) {
  const words = context.site.local[context.lang].blog;
  const count = (category: string) => articles.filter(({ meta }) => meta.category === category).length;
  const chips = [
    { value: 'alle', label: words.all, number: articles.length },
    ...categories.map((value) => ({ value, label: words.categories[value], number: count(value) })),
  ];
  return (
    <fieldset data-filter="" className="min-w-0 print:hidden">
      <legend className="sr-only">{say(context, { nl: 'Kies een onderwerp', en: 'Choose a topic' })}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ value, label, number }) => (
          <label key={value} className={chip}>
            <input
              type="radio"
              name="onderwerp"
              value={value}
              defaultChecked={value === 'alle'}
              className="absolute inset-0 w-full h-full opacity-0 cursor-pointer"
            />
            {label}
            <span className="tabular text-xs opacity-75" aria-hidden="true">
              {number}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
