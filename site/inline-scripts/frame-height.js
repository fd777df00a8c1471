// Runs on a page of another site, as a module or not. Each of our frames there becomes as high as the page in it says. A frame can only set
// its own height, and only while it shows a page of its own address.
{
  const ours = () => [...document.querySelectorAll('iframe[src*="/embed/"]')];
  addEventListener('message', ({ data, source, origin }) => {
    const frame = ours().find((each) => each.contentWindow === source && new URL(each.src).origin === origin);
    const height = Math.ceil(data?.height);
    if (frame && data.wrappie === 'height' && height > 0 && height < 20000)
      frame.style.height = `${height}px`;
  });
  // A frame may have told its height before this script was loaded.
  for (const frame of ours()) frame.contentWindow?.postMessage({ wrappie: 'tell-height' }, '*');
}
