/* The chat without a library, as one could write it in an afternoon: the reference for ours. */
const form = document.querySelector('form');
const log = document.querySelector('[role=log]');
const field = form.elements.message;

const answers = [
  [/prijs|kost|tarief/, 'Een gemiddelde keuken kost € 800 tot € 1.500. De prijscalculator rekent het uit.'],
  [/garantie/, 'U krijgt 5 jaar garantie.'],
  [/hoe lang|duurt|dagen/, 'Meestal 1 tot 2 dagen.'],
  [/kleur|folie/, 'Er is keuze uit honderden kleuren en structuren.'],
  [/contact|bellen|telefoon/, 'Bel 010 000 00 00.'],
  [/keuken/, 'Wij bekleden fronten, laden en zijwanden.'],
  [/kozijn|raam/, 'Wij bekleden kozijnen van hout, kunststof en aluminium.'],
];

function say(text, mine) {
  const message = document.createElement('p');
  message.textContent = text;
  if (mine) message.className = 'mine';
  log.append(message);
  log.scrollTo(0, log.scrollHeight);
  return message;
}

function ask(question) {
  if (!question.trim()) return;
  say(question, true);
  const typing = say('•••');
  const asked = question.toLowerCase();
  const [, answer = 'Bel ons gerust, dan helpen wij u verder.'] =
    answers.find(([words]) => words.test(asked)) ?? [];
  setTimeout(() => {
    typing.remove();
    say(answer);
  }, 1000);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  ask(field.value);
  field.value = '';
});
document.querySelector('ul').addEventListener('click', ({ target }) => {
  if (target.localName === 'button') ask(target.textContent);
});
