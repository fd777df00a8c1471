import type { Service } from '../calculator/services.ts';
import { forEachLanguage, languages, type Text } from '../text.ts';
import { countedWords, finishWords, serviceWords } from './chat-project-words.ts';
import type { ChatTopic } from './chat-topics.ts';

/*
 * What people say when they use none of the keywords: patterns as `hears` reads them, in both languages. The first that matches decides, so
 * what is specific comes before what is general.
 */

type ChatRule = { topic: ChatTopic } & Text;

const colour = {
  nl: '(wit|witte|zwart|zwarte|grijs|grijze|groen|groene|blauw|blauwe|rood|rode|geel|gele|roze|paars|paarse|bruin|bruine|beige|creme|zand|taupe|antraciet|salie*|mint*|donkerblauw|marine*|terracotta|oranje)',
  en: '(white|black|grey|gray|green|blue|red|yellow|pink|purple|brown|beige|cream|taupe|anthracite|sage|navy|orange|teal|charcoal)',
} satisfies Text;

/** Films by their common names: those that a rule can hear anywhere. */
const films = {
  nl: 'eiken*|noten|notenhout|walnoot*|wenge|\\S+look|rvs|roestvrij*|inox|marmer*|beton|betonnen|leisteen|graniet|terrazzo|koper*|messing|brons|bronzen|goud*|leer|leder*|linnen|metallic|metaal*',
  en: 'oak|walnut|wenge|\\S+look|(wood|oak|stone|marble|concrete|steel|leather|metal) look|stainless|marble|concrete|slate|granite|copper|brass|bronze|gold|leather|linen|metallic',
} satisfies Text;

/** What something of the visitor's is made of: "mijn werkblad is van graniet" asks for no film that looks like it. */
const madeOf = {
  nl: `((mijn|ons|onze) .. (is|zijn)( van)?|(is|zijn) (gemaakt )?van) (echt |massief )?(${films.nl})`,
  en: `((my|our) .. (is|are)|made of) (real |solid )?(${films.en})`,
} satisfies Text;

const named = (service: Service): string => serviceWords[service].names;
const service = (topic: ChatTopic, id: Service): ChatRule => ({
  topic,
  ...forEachLanguage(() => named(id)),
});

export const chatRules: readonly ChatRule[] = [
  {
    topic: 'smalltalk',
    nl: '(wie|wat) (ben|bent) (jij|je|u)|(ben|bent) (je|jij|u) .. (robot|bot|mens|echt|echte|computer|ai)|hoe heet (je|jij|u)|hoe gaat het (met|vandaag)|< .. hoe gaat het >|chatbot',
    en: '(who|what) are you|are you .. (robot|bot|human|real|ai|computer)|how are you|whats your name|chatbot',
  },
  {
    topic: 'freelancers',
    nl: 'zzp*|freelanc*|vacature*|sollicit*|stage|werk(en)? (bij|voor) (jullie|u|wrappie)|(bij|voor) (jullie|u) .. werken|zoek .. werk|ben .. wrapper|wrapper worden|verdien*',
    en: 'freelanc*|vacanc*|hiring|any jobs|job openings?|work (for|with) you|looking for .. (work|job)|im .. wrapper|i am .. wrapper|career*|earn',
  },
  {
    topic: 'warranty',
    nl: 'geld terug .. (los*|kapot|mis*|scheur*|bubbel*|verkleur*|slecht)|(los*|kapot|mis*|scheur*|niet goed) .. geld terug',
    en: '(money back|refund*) .. (peel*|lift*|loose|off|fail*|tear*|fade*|wrong|breaks?)|(peel*|lift*|loose|off|fail*|tear*|fade*|wrong|breaks?) .. (money back|refund*)',
  },
  {
    topic: 'cancelling',
    nl: 'annule*|afzeg*|afgezegd|afbellen|verzet*|verplaats*|uitstel*|bedenktijd|herroep*|van gedachten|(andere|nieuwe) datum|geld terug',
    en: 'cancel*|resched*|postpone*|change my mind|cooling off|money back|withdraw*|(another|different) date|(move|change) the date|refund*',
  },
  {
    topic: 'renting',
    nl: 'huur*|huren|gehuurd|verhuur*|corporatie|vve|toestemming|borg',
    en: 'rent(ing|ed|al)?|tenant*|landlord*|landlady|leasehold|deposit back|my deposit',
  },
  {
    topic: 'damage',
    nl: '(staat|staan) bol|bol (staat|staan)|houtrot|rot|rotte|*gezwollen|*bladder*|(laminaat|fineer) .. los*',
    en: 'rot|rotten|warped|swollen|flaking|laminate .. (peel*|lift*|loose)',
  },
  {
    topic: 'payment',
    nl: 'aanbetal*|vooraf|vooruit|termijnen|factu*|pinnen|ideal|contant|credit ?card|gespreid|financ*|afbetal*|achteraf|rekening',
    en: 'deposit|instalments?|invoice|credit card|cash|up front|in advance|bank transfer|financ*|(when|how) (do|can|should|would) .. pay|pay (by|with|in)',
  },
  {
    topic: 'pictures',
    nl: '(foto*|beelden|plaatjes) .. (echt*|nep|ai|bewerkt)|(echte?|nep) .. (foto*|beelden|plaatjes)|render*|visualisatie*|foto* van (jullie|uw|eerder)|voorbeelden|voor en na|portfolio|eerder werk',
    en: '(pictures?|photos?|images?) .. (real|fake|ai|rendered|edited)|(real|fake) .. (pictures?|photos?|images?)|renders?|examples|(pictures|photos) of (your|previous)|before and after|portfolio|previous work',
  },
  {
    topic: 'minimum',
    nl: 'minim*|laagste (prijs|bedrag)|(min|vanaf) prijs|kleinste klus',
    en: 'minimum*|(min|lowest|starting) price|smallest job',
  },
  {
    topic: 'samples',
    nl: '(zien|bekijken|proberen) (op|in|bij) .. (eigen|mijn)|eigen foto|(een|gratis) staal|staaltje*|stalen(?! (deur|kozijn|kast|raam|trap))|kleurstal*|kleurenstal*|proefstuk*|(ziet|lijkt) .. (goedkoop|nep|plastic|echt)|goedkoop uitzien',
    en: '(see|try) .. (on|in) my|own photo|sample*|swatch*|look* .. (cheap|fake|plastic|real)',
  },
  { topic: 'painting', nl: 'dan (schilder*|verven|spuiten|lakken)', en: 'than (paint*|spray*|respray*)' },
  { topic: 'worktop', nl: 'kost* .. (werkblad|aanrechtblad|blad)', en: 'cost* .. (worktop|countertop)' },
  {
    topic: 'cost',
    nl: 'btw|calculator|wat betaal*|hoeveel (betaal*|kost*|is|moet|ben ik|geld)|wat moet .. kosten|kost|kosten|per m2|vierkante meter|prijslijst|kwijt|bespaar*|besparen|budget|hoe duur|duur >|duurder|goedkoop*|goedkoper|betaalbaar|tarie*|bedrag',
    en: 'vat|calculator|(would|do|will) i pay|expensive|per (square|sq|m2)|price list|save|cheap*|afford*|rates|budget|ballpark|costs?|charge',
  },
  {
    topic: 'payment',
    nl: 'betal*|betaal*',
    en: 'pay|paying|payment*',
  },
  {
    topic: 'wrappers',
    nl: 'wie komt|wie .. werk|over de vloer|eigen mensen',
    en: 'who comes|who .. work|subcontract*',
  },
  {
    topic: 'scaffold',
    nl: 'steiger*',
    en: 'scaffold*',
  },
  {
    topic: 'appointment',
    nl: 'afspra*|langskom*|langs (te )?komen|kom* .. langs|huisbezoek|aan huis|opmeten|inmeten|kom* .. (kijken|meten)|te meten|inplan*|bezoek*',
    en: 'appoint*|visit*|come (and|over|round|by|to my)|measure up|to measure|book|booking|and measure|have a look|at home advice|schedule',
  },
  {
    topic: 'reply',
    nl: 'hoe (snel|lang) .. (reage*|reactie*|antwoord*|hoor|horen|terugbel*|bel|bellen)|reactietijd|(geen|niks|niets|niet) .. (gehoord|reactie|antwoord)|wanneer .. (hoor|reactie|antwoord)',
    en: 'how (soon|fast|quick*|long) .. (reply|answer|respond|response|hear|get back|call back)|response time|heard back|no (reply|response|answer)|when .. (hear|reply|respond|answer)',
  },
  {
    topic: 'planning',
    nl: '(wanneer|hoe (snel|vlug|lang)) .. (wachten|boeken|begin*|start*|komen|terecht|tijd|plek)|levertijd|wachttijd|wachtlijst|voordat .. (begin*|komen)|op korte termijn|spoed|(deze|volgende|komende) (week|maand)|voor kerst|in (januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)',
    en: '(when|how (soon|fast|quick*)) .. (start|begin|come|available|be here)|how long .. wait|lead time|waiting (time|list)|before you (start|come)|earliest|urgent*|(this|next) (week|month)|before christmas|in (january|february|march|april|may|june|july|august|september|october|november|december)',
  },
  {
    topic: 'preparation',
    nl: 'voorber*|thuis (zijn|blijven)|thuisblijven|leeg*|uitruim*|klaarzet*|tijdens (het|de)|ondertussen|intussen|overlast|herrie|lawaai|stank|geur*|koken|kook|stin*|wat moet ik .. doen|huisdier*|hond|kat',
    en: 'prepar*|cook|cooking|(be|stay) .. home|empt*|while you|during the|get ready|noise|noisy|mess|messy|dust*|smell*|pets?|dog',
  },
  {
    topic: 'diy',
    nl: 'zelf .. (doen|plakken|wrappen|aanbrengen)|losse folie|folie .. kopen|verko* .. folie|doe het zelf|per rol|cursus|workshop',
    en: 'myself|ourselves|yourself|diy|(buy|sell) .. (film|vinyl|foil)|workshop',
  },
  {
    topic: 'painting',
    nl: 'schilder*|verven|verf|overschilder*|spuiten|lakken',
    en: 'paint|painting|repaint*|spray*|respray*',
  },
  {
    topic: 'removal',
    nl: 'verwijder*|weghal*|haal .. (weg|af)|eraf|er .. af|weer af|lijm*',
    en: 'remov*|(take|taken|get|come|comes|peel|peeled) .. off|glue|residue|reversible',
  },
  {
    topic: 'maintenance',
    nl: 'onderhou*|schoon*|poets*|reinig*|afnemen|vlek*|schuurmiddel|schuurspons|bleek|glassex|allesreiniger|ammoniak|azijn|wassen|zemen|afwasmiddel|sop',
    en: 'clean*|wash*|wipe|wiping|maintain|stains?|stained|bleach|vinegar|detergent|soap|scrub*',
  },
  {
    topic: 'durability',
    nl: 'houdba*|levensduur|hoe lang .. (mee|mooi|goed|zitten)|(gaat|gaan) .. mee|hoeveel jaar|slijt*|slijtage|verkleur(t|en)|verge*l*|wordt .. geel|blijft .. (mooi|zitten|goed)',
    en: 'how long .. last|(it|film|they) last|lifespan|life ?time|durab*|fade*|fading|yellow over|(turn|go|goes) yellow|will .. yellow|wear*|discolou*r*|how many years',
  },
  {
    topic: 'warranty',
    nl: 'garanti*|loslaat|loslaten|laat .. los|luchtbel*|los (komt|gaat)|bubbel*|blaas|blazen|bobbel*|klacht*|schade|herstel*|repar*|mis ?gaat|krult|krullen',
    en: 'warrant*|guarant*|com(es|ing) loose|peel*|lift|lifts|lifting|bubble*|complain*|fix|fixes|repair*|goes wrong',
  },
  {
    topic: 'insulation',
    nl: 'isol*|hr|dubbel glas|condens|warmte binnen|verwarm*|kou*|stook*',
    en: 'insulat*|heat in|film .. warm|cold',
  },
  {
    topic: 'windowFilm',
    nl: `warmte buiten|inkijk*|naar binnen|minder zon|zonwer*|zonlicht|uv|(warm*|heet|bloedheet|hitte|hete) .. (glas|ruit|raam|ramen|serre|binnen|huis|kamer|zomer)|(achter|op|voor) (het|de) (glas|ruit|raam|ramen)|${named('raamfolie')}|privacy*|serre|glas|glazen|douchewand`,
    en: `privacy|sun|solar|glare|uv|(too|gets|so) hot|overlook*|see in|look* in|neighbou*rs|one way|heat out|conservatory|glass|${named('raamfolie')}`,
  },
  {
    topic: 'surfaces',
    nl: `ondergrond*|oppervlak*|mdf|spaanplaat|fineer*|tegels?|laminaat|melamine|formica|gelakt*|geschilderd*|geverfd*|plak* .. op|hecht*|beschadig*|geschikt|deuk*|gaten|folie op (?!de)|wrappen op|over .. heen|ongelijk*|granieten|natuurste*|stenen|composiet*|${madeOf.nl}|(marmer*|beton*) .. wrap*|(vaatwas*|apparat*|wasmachine*) .. (wrap*|folie|mee)`,
    en: `surface*|mdf|laminate|veneer*|tiles?|tiled|stick* to|adhere*|wrap over|over .. (tiles|wood|paint)|damaged|painted|suitable|chipboard|melamine|formica|lacquer*|uneven|dents?|(granite|stone|quartz) (worktop|counter)*|natural stone|${madeOf.en}|wrap ((a|an|my|our|the) )?(stainless|marble|concrete|slate)|wrap .. (dishwasher|appliances?|washing machine)|(dishwasher|appliances?|washing machine) .. wrapped`,
  },
  { topic: 'finish', ...films },
  {
    topic: 'fire',
    nl: 'brand(veilig|klas|cert|wer|baar|gev)*|*brandbaar|vlam*',
    en: 'fire(?!place)*|flam*|does .. burn',
  },
  {
    topic: 'water',
    nl: 'water*|vocht*|spat*',
    en: 'water*|moist*|damp|splash*|humid*',
  },
  {
    topic: 'resistance',
    nl: 'hitte*|heet|hete|oven|kookplaat|vaatwasser*|stoom|kras*|sterk|stevig|stoot*|stoten|vorst|bestand|kan .. tegen',
    en: 'heat*|hot pan*|oven|hob|dishwasher*|steam|kettle|scratch*|strong|tough|knock*|frost|withstand|resist*|survive',
  },
  {
    topic: 'colours',
    nl: `kleur*|dessin*|ral|in (het )?${colour.nl}|(zoek|heb|hebben|heeft|hebt|liefst) .. ${colour.nl}|is .. ${colour.nl}`,
    en: `colou*r*|shades?|ral|in ${colour.en}|any ${colour.en}`,
  },
  {
    topic: 'business',
    nl: 'kantoor|kantoren|winkel*|horeca|restaurant*|cafe|hotel*|bedrijf*|bedrijven|balie|school|praktijk|zakelijk*|bar',
    en: 'office*|shops?|store|hotel*|restaurant*|cafe|bar|business*|commercial|reception|lobby',
  },
  {
    topic: 'contact',
    nl: 'bel|bellen|gebeld|terugbel*|telefo*|nummer|mail*|email*|e mail*|adres|open|opening*|bereik*|spreken|praten|medewerker|iemand|whatsapp|weekend|zaterdag|zondag|wijzigen|aanpassen|waar (zit|zitten|zijn) (jullie|u)|gevestigd|showroom',
    en: 'call|phone*|telephone|number|email*|e mail*|address|open|opening|reach|speak|talk|real person|whatsapp|saturday|sunday|weekend|where are you|based|located|showroom',
  },
  {
    topic: 'duration',
    nl: 'hoe (lang|snel|vlug)|hoeveel (dagen|tijd|uur|uren|weken)|duurt|in .. dag|klaar|bezig',
    en: 'how (long|soon|fast|quick*)|how many (days|hours|weeks)|in .. days?|does it take|finished|ready',
  },
  {
    topic: 'quote',
    nl: 'offert*|prijsopga*|prijs op*|prijzen|prijsindicatie|foto*|aanvra*|hoe (begin|start) ik',
    en: 'quot*|prices|estimate|get started|pictures?|photos?',
  },
  {
    topic: 'process',
    nl: 'hoe werkt|wie zijn (jullie|u)|wat is wrappen|wat doen jullie|hoe gaat .. werk|stappen|werkwijze|voordelen|informatie',
    en: 'how does .. work|what is wrapping|what do you do|process|steps|benefits|advantages|information',
  },
  {
    topic: 'worktop',
    ...forEachLanguage(() => 'werkblad*|aanrechtblad|blad|worktops?|countertops?'),
  },
  {
    topic: 'edges',
    nl: 'grepen|greep|*grepen|(?<!kozijn.{0,40})binnenkant(?!.{0,40}kozijn)|randen|scharnier*',
    en: 'handles?|(?<!(frame|window).{0,40})insides?(?!.{0,40}(frame|window))|edges|hinges?|back of the doors',
  },
  service('kitchen', 'keuken'),
  service('window', 'kozijnen'),
  service('yacht', 'jacht'),
  {
    topic: 'materials',
    nl: 'materia*|merk|pvc|vinyl|gif|giftig*|veilig|gezond*|kinderen|milieu*|duurza*|voc|kwaliteit|wat voor folie',
    en: 'material*|brand|vinyl|pvc|toxic|safe|kids|child*|eco*|environment*|sustainab*|quality|made of|(kind|type)s? of',
  },
  {
    topic: 'area',
    nl: 'werkgebied|regio|provinc*|omgeving|buurt|waar werk*|(werk|werken|werkt|kom|komt|komen|zit|zitten|actief|klussen) .. (in|naar|buiten|ver)|woon|wonen|heel nederland|friesland|groningen|drenthe|overijssel|flevoland|gelderland|limburg|belgie|duitsland|frankrijk',
    en: 'area|region|where do you work|come to|close to|near|cover|(work|active|operate) in|travel|live in|france|belgium|germany|netherlands',
  },
  { topic: 'water', nl: 'badkamer', en: 'bathroom' },
  service('doors', 'deuren'),
  service('furniture', 'meubel'),
  service('other', 'anders'),
  { topic: 'colours', nl: colour.nl, en: colour.en },
  {
    topic: 'finish',
    nl: `hout|houten|${finishWords.mat}|${finishWords.glanzend}|metaal|stof`,
    en: `wood|wooden|${finishWords.mat}|${finishWords.glanzend}|metal|fabric`,
  },
  { topic: 'materials', nl: 'folies?|soort*', en: 'films?' },
  {
    topic: 'rude',
    nl: 'oplicht*|fuck*|shit|sukkel*|idio*|stom|stomme|dom|domme|waardeloo*|kut*|rot op|lul|slechte service|belachelijk|schandalig',
    en: 'scam*|fraud*|fuck*|shit*|crap|idiot*|stupid|dumb|useless|terrible|awful|liars?|sucks?',
  },
  { topic: 'smalltalk', nl: 'robot|bot', en: 'robot|bot' },
  {
    topic: 'greeting',
    nl: '(kun|kan|kunt) (je|jij|u) .. helpen|wat (kun|kan) (je|jij)|heb een vraag|hey|hee|goede (morgen|middag|avond|dag)|goede*(morgen|middag|avond|dag)|< dag >',
    en: 'can you help|what can you do|have a question|hey|good (morning|afternoon|evening|day)|< morning >',
  },
  {
    topic: 'thanks',
    nl: 'bedankt|dank*|merci|< .. (top|super|fijn|prima|oke|ok) >|< (top|super|fijn|prima|oke|ok) .. >|doei|tot ziens|groet*',
    en: 'thank*|cheers|bye|goodbye|see you|< (great|perfect|ok|okay|brilliant|lovely) .. >',
  },
];

/** All words that the rules know, for the correction of spelling. */
export const chatVocabulary: readonly string[] = [
  ...chatRules.flatMap((rule) => languages.map((lang) => rule[lang])),
  ...Object.values(countedWords),
  ...Object.values(finishWords),
];
