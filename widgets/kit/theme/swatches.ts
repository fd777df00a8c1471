/**
 * Small pictures of films in pure CSS. They work on a page whose `img-src` does not allow our origin. Our own pages set `--_films` to a
 * sheet of true samples in this order (`site/lib/rooms/make-finishes.ts`), which covers them.
 */
const drawn: Record<string, string> = {
  licht: 'linear-gradient(135deg,#EAF3F5,#CFE0E4)',
  medium: 'linear-gradient(135deg,#A9BDC3,#7F979F)',
  donker: 'linear-gradient(135deg,#56676D,#2C393E)',
  privacy: 'repeating-linear-gradient(135deg,#F2F4F3 0 2px,#DCE2E0 2px 4px)',
  spiegelfolie: 'linear-gradient(135deg,#8E9BA1,#F4F7F8 45%,#77868D 55%,#C9D2D6)',
  effen: 'linear-gradient(#3A4743,#3A4743)',
  'hout-look': 'repeating-linear-gradient(100deg,#B98B5A 0 3px,#A97B4B 3px 5px,#C19766 5px 8px)',
  mat: 'linear-gradient(#8FA58C,#8FA58C)',
  glanzend: 'linear-gradient(125deg,#1C2522 40%,#E9EEEC 50%,#1C2522 60%)',
  hout: 'repeating-linear-gradient(96deg,#7A5232 0 3px,#6A4528 3px 5px,#86603D 5px 8px)',
  metallic: 'linear-gradient(110deg,#8A6A45,#E3C39A 40%,#9A7850 60%,#C9A679)',
  leatherlook: 'radial-gradient(circle at 2px 2px,#5B3A29 1px,#6E4935 1.6px) 0 0/4px 4px',
  marmerlook:
    'linear-gradient(118deg,#F3F1EE 42%,#BDB8B1 46%,#F1EFEC 50%,#F6F4F2 70%,#CFCAC4 73%,#F3F1EE 76%)',
  stoflook:
    'repeating-linear-gradient(0deg,#C9BEAB 0 1px,transparent 1px 3px),repeating-linear-gradient(90deg,#B8AB95 0 1px,#D6CCBA 1px 3px)',
};

/** The kinds of film, in the order of the sheet. */
export const swatchNames = Object.keys(drawn);

/** Backgrounds of the `swatch` class, by kind of film. */
export const swatches: Record<string, string> = Object.fromEntries(
  swatchNames.map((name, at) => [
    name,
    `var(--_films,none) ${Math.round((at / (swatchNames.length - 1)) * 1e4) / 100}% 0/auto 100%,${drawn[name]}`,
  ]),
);
