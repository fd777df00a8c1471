// The browser fades from page to page (`@view-transition` in page-base.ts). It skips the fade when the window is resized meanwhile, as
// when a phone is turned, or when the next page is replaced by its twin. Then `ready` rejects, in the old page as well as in the new one.
// The new page is shown anyway, so the rejection is handled here and not reported as an error.
// Only the old page becomes a picture, which fades above the new one: what is part of a picture receives no presses.
onpageswap = onpagereveal = ({ type, viewTransition }) => {
  document.documentElement.style.viewTransitionName = type === 'pageswap' ? '' : 'none';
  viewTransition?.ready.catch(() => {});
};
