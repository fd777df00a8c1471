import { join } from 'node:path';

/** Our own renders and their descriptions. */
export const pictureFolder = 'site/pictures';

/** All sizes of all pictures. Making them takes two minutes, so they are part of the repository: commit what a build adds here. */
export const pictureSizes = join(pictureFolder, 'sizes');

/** What is drawn for single pages, kept between builds. */
export const pictureCache = '.cache/pictures';
