/** The page's width: its content is aligned with the logo and the footer. */
export const frame = 'mx-auto w-full max-w-page px-4 md:px-8';

/** On wide screens the left edge has the page's margin, and the right side extends to the edge of the page. */
export const frameStart = 'lg:pl-[max(2rem,calc((100vw-76rem)/2))]';

/** The mirror image. */
export const frameEnd = 'lg:pr-[max(2rem,calc((100vw-76rem)/2))]';

/** On wide screens a section's title stands in a column of its own: sections below one another share its edges. */
export const titleBeside = 'lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-20';

/** Space above and below a section without a background of its own. */
export const air = 'py-5 lg:py-14';

/** Space inside a band with a background. */
export const bandAir = 'py-7 lg:py-24';
