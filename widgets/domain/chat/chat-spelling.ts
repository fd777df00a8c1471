import { chatWords, heardIn, hears, soundOf } from './chat-words.ts';

/*
 * Corrects slips of the keyboard in a message, by the words that the rules know: "garnatie" becomes "garantie". A small rule of our own,
 * because it reaches the visitor: at one place of the word one letter is wrong, missing or too many, or two have changed places. In a long
 * word two letters may be wrong there.
 */

/** Common words that no rule knows, and that would pass for a slip of one that a rule does know: "laten" is not "lakken". */
const rightWords =
  'zonder|laten|hoeft|maten|samen|anders|meteen|weten|zeggen|steen|houden|bedragen|boven|vooral|zetten|plekken|verder|moeten|mogen|merkt|groot|groter|grootste|grote|lucht|bereken*|verander*|verbouw*|renov*|vergader*|tellen|raden|kanten|plannen|stellen|raken|lichter|sluiten|planken|platen|stroom|horen|vertel*|stoffen|stoppen|wissen|kloppen|lange|gladde|bladen|kamer*|verkeerd*|dubbele|verzeker*|vergoed*|verzegel*|ruimen|weinig|langzaam|uitziet|wonen|bevalt|houdt|waren|liggen|geldt|haalt|gevel|ronde|sloop|lijsten|lijnen|stoep|ladder|geplakt|verouderd|mooi*|laatste|begane|apart*|appartement*|niets|straat|schuren|schuur|scher*|planten|breken|bovenkant|really|' +
  'short|shows|story|whole|clear*|write|touch|stand|smooth|change*|avoid|point|though|think|lists|lines|content|contract|shade*|seven|missing|simple|summer|smart|quite|shelf|shelves|sleep|stain*|notes|times|worst|stops|takes|words|flame|file*|beyond|belong*|matter|difference|tired|finger*|mistake*|behind|break|kinds|standing|wrapped|cover*|route|means|heart';

/** Corrects the words of a message that are not in a vocabulary. */
export function spellingBy(patterns: readonly string[]): (message: string) => string {
  const known = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const [word] of patterns.join(' ').matchAll(/\p{L}{3,}\*?/gu)) {
    const plain = word.replace('*', '');
    (plain === word ? known : stems).set(soundOf(plain), plain);
  }

  const correct = (written: string): string => {
    if (hears(heardIn(written), rightWords)) return written;
    const word = soundOf(chatWords(written).trim());
    const stem = [...stems.keys()].some((each) => word.startsWith(each));
    if (stem || known.has(word)) return known.get(word) ?? written;
    for (const [sound, plain] of known) if (isSlip(word, sound)) return plain;
    // The letter that ends the stem must be there: other words begin alike.
    for (const [sound, plain] of stems)
      for (const length of [sound.length, sound.length + 1, sound.length - 1])
        if (sound.length > 4 && word[length - 1] === sound.at(-1) && isSlip(word.slice(0, length), sound))
          return plain + word.slice(length);
    return written;
  };
  return (message) => message.replace(/\p{L}{4,}/gu, correct);
}

/** Whether a word is a slip for another. The first letter is nearly always right, and too many short words are alike. */
function isSlip(one: string, other: string): boolean {
  const [shorter, longer] = [one.length, other.length].sort((a, b) => a - b) as [number, number];
  if (one[0] !== other[0] || one.length < 5 || shorter < 4 || longer - shorter > 2) return false;
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [here, there] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const most = shorter > 7 ? 2 : 1;
  return (
    (here.length <= most && there.length <= most) ||
    (here.length === 2 && there.length === 2 && here[0] === there[1] && here[1] === there[0])
  );
}
