/* A page that never loads another: like a router it replaces the content of its `main`, and creates it again or keeps it. */
const main = document.querySelector('main');
const make = {
  '/': () => document.querySelector('#home').content.cloneNode(true),
  '/over': () => Object.assign(document.createElement('h1'), { textContent: 'Over Piet' }),
};
const kept = {};
let shown = '';

function show() {
  if (main.dataset.keep === 'yes') kept[shown] = [...main.childNodes];
  shown = location.pathname;
  main.replaceChildren(...(kept[shown] ?? [make[shown]()]));
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
