/** The page's measure: what is in it lines up with the logo and the footer. */
export const frame = 'mx-auto w-full max-w-page px-4 md:px-8';

/** On wide screens the left edge lines up with the measure while the right one runs off the page. */
export const frameStart = 'lg:pl-[max(2rem,calc((100vw-76rem)/2))]';

/** The other way round. */
export const frameEnd = 'lg:pr-[max(2rem,calc((100vw-76rem)/2))]';

/** Air above and below a section that has no ground of its own. */
export const air = 'py-12 lg:py-20';

/** Air inside a band with a ground. */
export const bandAir = 'py-16 lg:py-28';
