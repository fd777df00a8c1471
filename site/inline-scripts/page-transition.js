// The browser fades from page to page (`@view-transition` in page-base.ts). It skips the fade when the window is resized meanwhile, as
// when a phone is turned, or when the next page is replaced by its twin. Then `ready` rejects, in the old page as well as in the new one.
// The new page is shown anyway, so the rejection is handled here and not reported as an error.
// Only the old page, whose event has an `activation`, becomes a picture. It fades above the new one, which receives presses meanwhile.
onpageswap = onpagereveal = ({ activation, viewTransition }) => {
  if (!viewTransition) return;
  document.documentElement.style.viewTransitionName = activation ? '' : 'none';
  viewTransition.ready.catch(() => {});
};
