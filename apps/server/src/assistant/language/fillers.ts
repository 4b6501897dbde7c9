import { stopWords } from '@clothesline/api-client/search';
import { verbs } from './data/verbs.js';
import { Spelling } from './spelling.js';
import { stemFor } from './stems.js';
import { isUsualWord } from './usualWords.js';

/** Words of a conversation that say nothing about what is looked for, besides those of every search. */
const fillers = new Set(
  `three four five six seven eight nine ten knee knees elbow elbows somebody someone anybody anyone autistic autism disabled disability sensory adhd scratchy fabric fabrics modest kindergarten preschool daycare able bf gf aww aw ah ha both itself commute diario alguno fair amazing awesome wonderful brilliant sweet shame pity honestly frankly basically proper somehow possible guess uy ay eh huh um uh hed shed itd theyd thatd suppose hopefully exactly precisely gosh yay yikes bummer actually meant due january february april june july august september october november december asap luck little plz tmr tmrw thx pic pics photo photos picture pictures image images advice age aged ago already alright always anymore appreciate ask asking away bad basic beautiful begin believe best better big bit bring bye case chance check cheap
  likes student students college university uni sf acabamos
  bigger larger longer lighter nicer newer softer simpler cheaper closer color colors colour colours come comes coming condition cool could cute day days decent different distance doesn don else enough etc even ever example exactly far feel fine
  fit fits fitting foot forgot full fun go goes going gonna gone great guess guys happen happy hard haven help helps hmm hope hoping hour hours idea ideally instead isn kind kinda kindly know last
  later least left less life like live lives living long longer love lovely made make makes maybe mean mind moment mostly move moved name named nearer needing neither never nicer night nobody
  none nope nothing oh ones options or others otherwise own people perfect perhaps person pick place places possible possibly prefer preferably pretty probably problem proper question
  quick quite rather ready real right said same saw say says second shape similar simple since situation small smaller soon sorry sort sorts spare start starting starts state still stay style
  suggest suggestion suggestions suitable super sure take taken takes talk than then think third times today tomorrow tonight took toward towards tried try trying type types under
  understand until up urgent urgently use used useful usual usually walk walking wanna way week weekend weeks well went wish won wonder wondering wouldn wrong yeah yesterday year years yep yes yet size
  sized sizes month fourth first couple tied folded im ive id dont whats thats its youre hes shes theyre cant havent isnt doesnt didnt wont lets theres were theyre kept
  keep keeps worn wears brand fairly bought buy weather gear attire kit
  minute minutes guys u plus yo
  ish matter matters large medium huge tiny max maximum minimum half quarter couple zip zipcode code postcode walk drive block blocks out
  guest guests sorted itch itches itching itchy casual
  jail prison released refugee refugees immigrant immigrants asylum homeless shelter unemployed evicted broke poor divorced veteran newcomer newcomers arrived
  monday tuesday wednesday thursday friday saturday sunday gift gifts present presents loves loving lost everything occasion event special favorite favourite popular her his him himself herself myself
  ours theirs died passed lol lmao rofl haha hahaha omg wow damn heck freaking freakin murdered tall adult adults grown grownup grownups everyone everybody posted donor donors
  client clients friend friends cousin cousins neighbor neighbors roommate roommates coworker coworkers boss landlord post posts posting whatever lil bruh ill yall gotta whatve youve weve theyve basicly stuf stuff downtown decent honest rephrase volunteering cheerful helpful`.split(
    /\s+/,
  ),
);

/** Sayings of which no word is looked for: "my feet are killing me", "killer heels". */
const idioms = [
  /\b(?:my|our|his|her|their|a) (?:\p{L}+ )?(?:is|are) (?:due|expecting|having a baby|about to (?:give birth|have a baby))\b(?: (?:in|on|next|this|any) (?:\p{L}+ )?\p{L}+)?/gu,
  /^(?:hola[,.! ]+|hi[,.! ]+)?(?:in )?(?:english|spanish)(?:,? please|,? pls)?[.,!] +/g,
  /\b(?:thanks|thank (?:you|u)|thx) for (?:the|your|that|this|those) \p{L}+(?: \p{L}+)?(?=[,.!]| ?$)/gu,
  /\bto (?:go|wear|put)(?: on)? (?:over|under|with|beneath) (?:it|them|that|(?:the|my|this|his|her) \p{L}+)\b|\bto match(?: (?:it|them|that|(?:the|my|this|his|her) \p{L}+))?\b/gu,
  /\b(?:(?:i|we|she|he|they) )?(?:do(?:es)?(?:n'?t| not) have|ha(?:ve|s) no|got no|without|no) (?:an? )?cars?\b/g,
  /\b(?:new|moved|moving|came|come|coming|arrived|flew|fly)(?: here)?(?: (?:in|to) (?:sf|san francisco|town|the (?:city|area|states|us)|america))?(?: (?:from|of|with) \p{L}+)?(?=[,.!]| and\b| with\b| next\b| last\b| need)/gu,
  /\b(?:my|his|her|their) (?:hands?|feet|foot|head|shoulders|hips|legs|arms|waist) (?:are|is) (?:very |too |really |much |a bit )?(?:big|bigger|large|larger|small|smaller|wide|wider|long|longer)\b/g,
  /\b(?:has|have|got) (?:very |really |quite |such )*(?:big|large|small|little|tiny) feet\b/g,
  /\b(?:grow|grows|growing|grew|shooting|shot) (?:up |so |too |very |really |like crazy )*(?:fast|quick|quickly|up|crazy|like a weed)\b/g,
  /\b(?:way |much |a bit |a little )?too (?:small|big|large|tight|loose|short|long|wide|narrow)\b/g,
  /(?<=\bsize \d{1,2}(?:\.5)? )works?\b/g,
  /\bnot for (?:my |the |an? |him|her)?\p{L}*,?(?: but)? (?=for (?:me|myself|my|him|her)\b)/gu,
  /\b(?:size )?(?:x{0,3}[sl]|m|\d{1,2}x?l?|it|that|this|they|these|those) (?:won'?t|will not|does(?:n'?t| not)|do(?:n'?t| not)) (?:really )?work(?: (?:for|on|with) \p{L}+)?/gu,
  /\b(?:it|that|this|they|these|those|x{0,3}[sl]|m) works?(?: for (?:me|him|her|us))?(?=[.,;!] ?\p{L})/gu,
  /\b(?:the|that|this|those|these) (?:\p{L}+ ){0,3}(?:is|are) (?:of |with )?(?:an? )?(?:wom[ae]n'?s?|m[ae]n'?s?|girls?|boys?|kids?|ladies)(?=[.,;!]| but\b| and\b|$)/gu,
  /\b(?:with|at|from|for) (?:a|my|our|the) church\b/g,
  /\b(?:show|shows|showed|turn|turns|turned) up in \p{L}+\b/gu,
  /\bit'?s getting (?:cold|colder|hot|chilly)(?: (?:out|outside|here|now))?\b/g,
  /\bmatter (?:if |whether )?(?:it is |it's )?(?:for )?(?:mens?|womens?|womans?|mans?) or (?:for )?(?:mens?|womens?|womans?|mans?)\b/g,
  /\b(?:the|that|this|those|these) (?:\p{L}+ ){0,3}(?:looks?|sounds?|seems?) (?:\p{L}+ )?(?:good|nice|great|lovely|cute|perfect|warm|amazing|fine|ok|okay|pretty|cool)\b/gu,
  /\b(?:the|that|this|those|these) (?:\p{L}+ ){1,3}(?:(?:is|are) (?:fine|ok|okay|perfect|great)|(?:might|would|could|will) (?:work|do)|works?)(?: for (?:me|him|her|us))?(?= *(?:[.,;!]|$))/gu,
  /\b(?:black|white|blue|green|red|brown|gr[ae]y|pink|yellow|purple|orange) (?:is|are) (?:ok|okay|fine|good|great|no good)(?: i guess| i gess| too| for me| with me)?(?=[.,;!] ?\p{L})/gu,
  /\bsuits? (?:him|her|me|them|us|you)\b/g,
  /\b(?:my|our) \p{L}+ (?:will|can|could|would|may|might) (?:also )?(?:come|pick|collect|fetch|get (?:it|them)|drive me|take me)\b/gu,
  /(?<=\bfor )(?:my|our|his|her) \p{L}+(?:'?s)? (?=funeral\b)/gu,
  /\b(?:i'?m|i am) (?:so |very |really |always )?(?:cold|freezing)\b/g,
  /\b(?:can'?t|cannot|can not|don'?t|not) (?:travel|go|drive|walk|get)(?: (?:very|too|that|so))? far\b/g,
  /\b(?:my|his|her|their|our) (?:poor )?(?:feet|foot|knees|back|hands|toes|ears|legs)(?: are| is)? (?:killing|hurting|hurt|hurts|aching|freezing|cold)(?: me| him| her| us)?\b/g,
  /\b(?:to die|would kill) for\b|\b(?:stone )?dead (?:simple|easy|cheap)\b|\b(?:got|was|been|just) laid off\b|\bkiller\b/g,
  /\b(?:little|tiny|real|total|absolute|such a) (?:monster|rascal|devil|angel|tornado|terror|hurricane)\b/g,
];

/** A text in lower case without sayings of which no word is looked for. */
export function withoutIdioms(text: string): string {
  return idioms.reduce((left, idiom) => left.replaceAll(idiom, ' '), text);
}

const verbStems = new Set(verbs.split(' '));

/** Whether a word, as `tokensOf` writes it, says nothing about what is looked for in a conversation. */
export function isFiller(word: string): boolean {
  return fillers.has(word) || verbStems.has(stemFor(word));
}

/** The shortest word that is taken for a misspelled filler, in UTF-16 units. */
const shortest = 6;

let spelling: Spelling | undefined;

/** Whether a word is meant to be one that says nothing: "somthing", "lookng". */
export function isMisspelledFiller(word: string): boolean {
  if (word.length < shortest || isUsualWord(word)) return false;
  spelling ??= new Spelling([...stopWords, ...fillers]);
  return spelling.meantBy(word) !== undefined;
}
