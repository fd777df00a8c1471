/* A page that never loads another: it swaps what stands in its `main`, as many routers do. */
const pages = {
  '/': () => document.querySelector('#home').content.cloneNode(true),
  '/over': () => Object.assign(document.createElement('h1'), { textContent: 'Over Piet' }),
};

function show() {
  document.querySelector('main').replaceChildren(pages[location.pathname]());
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('nav a');
  if (!link) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  show();
});
addEventListener('popstate', show);
show();
