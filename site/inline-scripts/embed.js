// The page for frames: the query of its address sets the attributes of its widget, and the page around it learns how high it is.
{
  const element = document.body.firstElementChild;
  const { attributes } = document.body.dataset;
  const query = new URLSearchParams(location.search);
  for (const name of attributes.split(' ')) {
    const value = query.get(name);
    if (value) element.setAttribute(name, value);
  }
  // The link below stands there until the widget is loaded, and takes the partner's code along too.
  const partner = query.get('partner');
  const link = element.querySelector('a[href^=http]');
  if (partner && link) {
    const address = new URL(link.href);
    address.searchParams.set('partner', partner);
    link.href = address.href;
  }
  const tell = () =>
    parent.postMessage({ wrappie: 'height', height: document.body.getBoundingClientRect().height }, '*');
  if (parent !== window) {
    new ResizeObserver(tell).observe(document.body);
    addEventListener(
      'message',
      ({ data, source }) => source === parent && data?.wrappie === 'tell-height' && tell(),
    );
  }
  // A page of ours belongs in a tab: here it would stand in a frame that is made for one widget.
  addEventListener(
    'click',
    (event) => {
      const anchor = event.composedPath().find(({ localName }) => localName === 'a');
      if (anchor && /^http/.test(anchor.protocol) && anchor.pathname !== location.pathname)
        anchor.target = '_blank';
    },
    true,
  );
}
