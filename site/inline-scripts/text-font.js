// The face of the text applies only to a page that has it before the first paint (`font-display: optional`), so no line ever breaks anew.
// A preloaded one is waited for, some 50 ms at most. So it is preloaded where that costs the picture of the first screen nothing: on a
// quick connection, on a wide screen where the browser does not tell, and for a visitor from another page, who has the file already.
{
  const { rtt } = navigator.connection ?? {};
  if (document.referrer.startsWith(location.origin) || (rtt === undefined ? innerWidth > 1023 : rtt < 100))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'font',
        crossOrigin: '',
        href: 'TEXT_FONT',
      }),
    );
}
