// Uses the device's own share dialog if there is one. Otherwise the link opens a post with this page's address.
if (navigator.share) {
  for (const link of document.querySelectorAll('[data-share]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      // Rejects when the visitor cancels.
      navigator.share({ title: document.title, url: location.href.split('#')[0] }).catch(() => {});
    });
  }
}
