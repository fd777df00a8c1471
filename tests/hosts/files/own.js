window.piet = { orders: [] };

document.addEventListener('submit', (event) => {
  event.preventDefault();
  window.piet.orders.push([...new FormData(event.target)]);
});
