// Where the device can share by itself, it does: with its own apps. Elsewhere the link opens a post with this page's address.
if (navigator.share) {
  for (const link of document.querySelectorAll('[data-share]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      // Rejects when the visitor thinks better of it.
      navigator.share({ title: document.title, url: location.href.split('#')[0] }).catch(() => {});
    });
  }
}
