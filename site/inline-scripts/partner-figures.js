// `/partners/cijfers`: asks the register for a partner's figures with code and secret, and shows them. Nothing is kept on the device.
const root = document.querySelector('[data-figures]');
const { url, key, words, services, lang } = JSON.parse(document.getElementById('figures-config').textContent);
const form = root.querySelector('form');
const status = root.querySelector('[role=status]');
const shown = root.querySelector('[data-shown]');
const slot = (name) => shown.querySelector(`[data-slot=${name}]`);

const euros = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const month = (text, length = 'long') => {
  const date = new Date(`${text}-15T12:00:00Z`);
  return new Intl.DateTimeFormat(lang, {
    month: length,
    year: length === 'long' ? 'numeric' : '2-digit',
  }).format(date);
};
const service = (id) => services[id] ?? id;
const total = (rows, name) => rows.reduce((sum, row) => sum + row[name], 0);

function element(tag, content, attributes = {}) {
  const made = document.createElement(tag);
  made.append(...[content].flat());
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

const cells = (...values) =>
  values.map((value, index) =>
    element(index === 0 ? 'th' : 'td', value, index === 0 ? { scope: 'row' } : {}),
  );

/** Requests a month as bars, the last twelve months with or without requests. */
function chart(months) {
  const last = months.at(-1).month;
  const [year, number] = last.split('-').map(Number);
  const names = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, number - 12 + index, 1)).toISOString().slice(0, 7),
  );
  const counts = names.map((name) =>
    total(
      months.filter((row) => row.month === name),
      'requests',
    ),
  );
  const most = Math.max(...counts);
  const svg = (tag, attributes, content = []) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...[content].flat());
    return made;
  };
  const bars = counts.flatMap((count, index) => {
    const height = (count / most) * 120;
    const middle = index * 50 + 25;
    const label = { x: middle, 'text-anchor': 'middle', 'font-size': 12, fill: 'currentColor' };
    return [
      svg('rect', { x: middle - 16, y: 140 - height, width: 32, height, fill: 'currentColor', rx: 2 }),
      ...(count > 0 ? [svg('text', { ...label, y: 134 - height }, String(count))] : []),
      svg('text', { ...label, y: 158 }, month(names[index], 'short')),
    ];
  });
  // The table has the same figures.
  return svg('svg', { viewBox: '0 0 600 166', 'aria-hidden': 'true', width: '100%' }, bars);
}

/** A spreadsheet takes a cell that begins with one of these signs for a formula, and anybody can claim any page. */
const cell = (value) =>
  `"${String(value)
    .replace(/^[=+\-@\t\r]/, "'$&")
    .replaceAll('"', '""')}"`;

function csv({ months, pages }) {
  const rows = [
    [words.month, words.service, words.requests, words.indication],
    ...months.map((row) => [row.month, service(row.service), row.requests, row.indication]),
    [],
    [words.page, words.requests],
    ...pages.map((row) => [row.page, row.requests]),
  ];
  // The mark tells spreadsheets that the text is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

function show(figures, code) {
  const { months, pages } = figures;
  shown.hidden = false;
  slot('none').hidden = months.length > 0;
  slot('some').hidden = months.length === 0;
  slot('title').textContent = words.title.replace('CODE', code);
  if (months.length > 0) {
    slot('chart').replaceChildren(chart(months));
    slot('rows').replaceChildren(
      ...months
        .toReversed()
        .map((row) =>
          element(
            'tr',
            cells(month(row.month), service(row.service), String(row.requests), euros.format(row.indication)),
          ),
        ),
    );
    slot('requests').textContent = String(total(months, 'requests'));
    slot('indication').textContent = euros.format(total(months, 'indication'));
    slot('pages').replaceChildren(
      ...pages.map((row) => element('tr', cells(row.page, String(row.requests)))),
    );
    URL.revokeObjectURL(slot('csv').href);
    slot('csv').href = URL.createObjectURL(new Blob([csv(figures)], { type: 'text/csv' }));
    slot('csv').download = `${code}.csv`;
  }
  slot('title').focus();
}

async function ask(code, secret) {
  const response = await fetch(`${url}/rest/v1/rpc/partner_figures`, {
    method: 'POST',
    // Only a key of an older project is a token too.
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(key.startsWith('eyJ') ? { authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({ code, secret }),
    signal: AbortSignal.timeout(15000),
  });
  if (response.status === 429) return words.tooMany;
  if (!response.ok) throw new Error(`The register answers ${response.status}.`);
  return response.json();
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { code, secret } = Object.fromEntries(new FormData(form));
  shown.hidden = true;
  status.textContent = words.busy;
  try {
    const answer = await ask(code.trim(), secret.trim());
    status.textContent = typeof answer === 'string' ? answer : answer ? '' : words.wrong;
    if (answer?.months) show(answer, code.trim().toLowerCase());
  } catch (error) {
    console.error(error);
    status.textContent = words.failed;
  }
});
root.querySelector('[data-print]').addEventListener('click', () => print());
