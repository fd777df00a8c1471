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
  effen: 'linear-gradient(#33363A,#33363A)',
  'hout-look': 'repeating-linear-gradient(100deg,#B98B5A 0 3px,#A97B4B 3px 5px,#C19766 5px 8px)',
  mat: 'linear-gradient(#8FA58C,#8FA58C)',
  glanzend: 'linear-gradient(125deg,#1C2522 40%,#E9EEEC 50%,#1C2522 60%)',
  hout: 'repeating-linear-gradient(96deg,#7A5232 0 3px,#6A4528 3px 5px,#86603D 5px 8px)',
  metallic: 'linear-gradient(110deg,#8A6A45,#E3C39A 40%,#8A6A45)',
  leatherlook: 'linear-gradient(135deg,#B0754A,#9C5F39)',
  marmerlook: 'linear-gradient(118deg,#F3F1EE 42%,#CFCAC4 46%,#F3F1EE 50%)',
  stoflook: 'repeating-linear-gradient(90deg,#B8AB95 0 1px,#D6CCBA 1px 3px)',
};

/** The kinds of film, in the order of the sheet. */
export const swatchNames = Object.keys(drawn);

/** Backgrounds of the `swatch` class, by kind of film. */
export const swatches: Record<string, string> = Object.fromEntries(
  swatchNames.map((name, at) => [
    name,
    `var(--_films,none) ${Math.round((at / (swatchNames.length - 1)) * 1e3) / 10}% 0/auto 100%,${drawn[name]}`,
  ]),
);
