// The browser fades from page to page (`@view-transition` in page-base.ts), and breaks off when the window changes its size meanwhile,
// as when a phone is turned, or when the next page gives way to its twin. The new page is shown anyway, so this is no error, but it
// would count as one: a rejection without a handler, in the old page as well as in the new.
onpageswap = onpagereveal = (event) => event.viewTransition?.ready.catch(() => {});
