// The browser fades from page to page (`@view-transition` in page-base.ts), and breaks off when the window changes its size meanwhile,
// as when a phone is turned. The new page is shown anyway, so this is no error, but it would count as one: a rejection without a handler.
onpagereveal = (event) => event.viewTransition?.ready.catch(() => {});
