// A preloaded font delays the first paint until it is there, for up to half a second. So it is preloaded where it comes at once: on a
// wide screen, unless the browser tells of a slow connection (it says 100 ms as long as it has measured nothing). A phone has it from
// its second page on. `innerWidth` would make a phone lay out the page that is not there yet.
if (!(navigator.connection?.rtt > 100) && matchMedia('(min-width:1024px)').matches)
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'font',
      crossOrigin: '',
      href: 'TEXT_FONT',
    }),
  );
