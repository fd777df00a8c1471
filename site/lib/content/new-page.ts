import { reservedFor } from './known-routes.ts';

/** What is wrong with the address of a new page; undefined when it is fine. */
export function wrongAddress(route: string, taken: ReadonlySet<string>): string | undefined {
  if (!/^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(route))
    return `"${route}" is no address of a page: begin with /, and use small letters, digits and hyphens, as in /keukenfronten-breda`;
  if (/^\/[a-z]{2}(?:\/|$)/.test(route))
    return `addresses under ${route.slice(0, 3)} are those of a language: write the Dutch address, the file holds both languages`;
  const reserved = reservedFor(route);
  if (reserved) return `addresses under ${reserved} are used by the site itself`;
  return taken.has(route) ? `there is a page ${route} already` : undefined;
}

/**
 * The YAML of a new page in both languages, which builds as it is. It is hidden from search engines until somebody takes `index: false`
 * away.
 *
 * @param route its address, `/keukenfronten-breda`
 */
export function newPage(route: string): string {
  const name = nameOf(route);
  return `# ${route} and /en${route}. A build checks this file and names every mistake with its line.
# All kinds of sections, each with an example to copy: /workbench/sections.

title: # 10 to 60 characters
  nl: "${name} laten wrappen"
  en: "${name}: have it wrapped"
description: # 120 to 155 characters
  nl: "Schrijf hier in twee zinnen wat bezoekers op deze pagina vinden. Zoekmachines tonen deze tekst onder de titel: noem dus plaats en dienst."
  en: "Write here in two sentences what visitors find on this page. Search engines show this text below the title: so name the place and the service."
picture: kitchen-oak # shown when somebody shares the page; site/pictures/pictures.yaml has them all
index: false # take this line away when the words are right: search engines then list the page

sections:
  - type: page-hero
    title: { nl: "${name}: nieuw zonder sloop", en: "${name}: new without demolition" }
    lead:
      nl: "Begin met wat de bezoeker zoekt, in één of twee zinnen. Klaar in {claims.duration}, vanaf € {prices.minimum}."
      en: "Begin with what the visitor is looking for, in a sentence or two. Done in {claims.duration}, from € {prices.minimum}."
    picture: kitchen-oak
    actions:
      - { label: { nl: Bereken uw prijs, en: Work out your price }, to: "#prijs" }
      - { label: { nl: Vraag een offerte aan, en: Ask for a quote }, to: "/#contact" }

  - type: story
    title: { nl: "Een kop die zegt wat er komt", en: "A heading that says what follows" }
    paragraphs:
      - nl: "Een alinea met een [link naar de prijzen](/keuken-wrappen-kosten) en **nadruk** waar die nodig is."
        en: "A paragraph with a [link to the prices](/keuken-wrappen-kosten) and **stress** where it is needed."
    picture: kitchen-navy

  - type: widget
    id: prijs
    tag: wrap-price-calculator
    title: { nl: "Wat kost het bij u?", en: "What would yours cost?" }
    text: { nl: "Vul de maten in. Schatten mag.", en: "Fill in the measurements. A guess will do." }

  - type: questions
    id: vragen
    title: { nl: "Vragen vooraf", en: "Questions beforehand" }
    questions:
      - question: { nl: "Hoe lang bent u bezig?", en: "How long does it take?" }
        answer:
          nl: "Meestal {claims.duration}. Wij spreken de dag vooraf met u af."
          en: "Usually {claims.duration}. We agree the day with you beforehand."

  - type: closing-call
    title: { nl: "Weten wat het bij u wordt?", en: "Want to know what yours comes to?" }
    text:
      nl: "Stuur een paar foto’s mee, dan rekenen wij het voor u uit. U hebt antwoord {reply.within}."
      en: "Add a few photos, and we work it out for you. The answer comes {reply.within}."
    button: { nl: Gratis offerte, en: Free quote }
`;
}

/** The file of a page with this address. */
export function fileFor(route: string): string {
  return `site/content/pages${route}.yaml`;
}

/** `/keukenfronten-breda` → `Keukenfronten breda`, short enough for a title. */
function nameOf(route: string): string {
  const words = (route.split('/').at(-1) ?? '').replaceAll('-', ' ').slice(0, 38).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
