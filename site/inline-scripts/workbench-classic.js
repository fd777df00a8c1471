// The query of the address says which widget the page holds, and its attributes.
{
  const { widget = '', host, ...attributes } = Object.fromEntries(new URLSearchParams(location.search));
  if (/^wrap-[\w-]+$/.test(widget)) {
    const element = document.createElement(widget);
    for (const [name, value] of Object.entries(attributes))
      if (/^[a-z]+(-[a-z]+)*$/.test(name) && !/^on|^style$/.test(name)) element.setAttribute(name, value);
    document.querySelector('main').append(element);
  }
}
