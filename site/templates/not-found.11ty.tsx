import { missingPage } from '../layouts/missing-page.ts';
import { PicturePreload } from '../parts/PictureOf.tsx';
import { NotFound, notFoundPicture } from '../sections/NotFound.tsx';

/** For every address without a page; the English one for addresses under /en. */
export const { data, render } = missingPage({
  address: '/404',
  route: '/404',
  title: { nl: 'Deze pagina bestaat niet', en: 'This page does not exist' },
  body: (context) => <NotFound context={context} />,
  head: (context) => <PicturePreload context={context} {...notFoundPicture} />,
});
