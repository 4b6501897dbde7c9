import { entryOf, tokensOf, type Facet } from '@clothesline/api-client/search';
import type { Topic } from '../topics/topic.js';
import { isMaterial } from '../language/names.js';
import { stemFor } from '../language/stems.js';

/** What people ask of something that was shown. */
export interface Aspect {
  /** How a question names it, in lower case and English. */
  asks: RegExp;
  /** How a sentence of a donation speaks of it, in whatever language. */
  says: (sentence: string) => boolean;
  /** The help text where nothing that was shown says anything of it. */
  otherwise?: Topic;
  /** Whether a title says it, too: a color, a material. */
  isInTitle?: boolean;
  /** Whether all that a donation says tells it, where no sentence does by itself. */
  isOfAll?: boolean;
  /** Whether it is of the way in which something changes hands, whatever else is named. */
  isOfHandOver?: boolean;
  /** Whether it is of what there is in it: what is asked for by its name says more. */
  isOfContents?: boolean;
  /** Whether it is of the language that it is written in. */
  isOfLanguage?: boolean;
  /** Whether it is of one kind of flaw alone. */
  isOfFlaw?: boolean;
  /** Whether the help text is of several donations, and says nothing of one. */
  isOfSeveral?: boolean;
}

/**
 * A pattern of words and phrases with commas between them: "wash*" is every word that begins so. Other scripts than the
 * Latin one count wherever they stand.
 */
function anyOf(list: string): RegExp {
  const words = list.split(/,\s+/).map((word) => word.trim().replaceAll('*', String.raw`[\p{L}-]*`));
  const isLatin = (word: string) => /^[\p{Script=Latin}\d]/u.test(word);
  const latin = words.filter(isLatin).join('|');
  const others = words.filter((word) => !isLatin(word));
  return new RegExp([String.raw`(?<![\p{L}\p{N}])(?:${latin})(?![\p{L}\p{N}])`, ...others].join('|'), 'iu');
}

function saysAnyOf(list: string): Aspect['says'] {
  const pattern = anyOf(list);
  return (sentence) => pattern.test(sentence);
}

/** Whether a sentence names one of the vocabulary's colors, materials and so on. */
const names = (facet: Facet) => (sentence: string) =>
  tokensOf(sentence).some(
    (word) => entryOf(stemFor(word))?.facet === facet || (facet === 'material' && isMaterial(word)),
  );

const isStuff = saysAnyOf(
  'fleece, straw, canvas, cork, mesh, rubber, plastic, tulle, acrylic, viscose, polyester, nylon, spandex',
);
const isMaterialName = names('material');
const saysMaterial = (sentence: string) => isMaterialName(sentence) || isStuff(sentence);
const isSoft = saysAnyOf('itch*, scratchy, soft, suave, pica');

const aspect = (asks: string, says: string, rest: Partial<Aspect> = {}): Aspect => ({
  asks: anyOf(asks),
  says: saysAnyOf(says),
  ...rest,
});

/** In which state it is, and which flaws it has. */
const state = aspect(
  `stain, stains, stained, mark, marks, spots, hole, holes, tear, tears, torn, rip, rips, ripped, damage, damaged, flaw, flaws,
  defect, defects, anything wrong, something wrong, what is wrong, what's wrong, any issues, any problems, worn, used, dirty, clean, condition, faded, pilling, scuff, scuffs, scuffed, broken, brand new, like new,
  is it new, are they new, are new, is new, anything broken`,
  `stain, stains, mark, marks, scuff, hole, holes, tear, torn, ripped, patched, mended, repaired, replaced, darn, renewed,
  faded, pilled, worn, wear, broken, scratch, scratched, new, unworn, washed, clean, cleaned, condition, resoled, re-heeled,
  polished, shine, stretched, sticks, missing, indestructible, mancha, manchas, rozadura, agujero, roto, rota, nuevo, nueva,
  usado, usada, lavado, lavada, limpio, limpia, estado, 新, 洗, 舊, 旧, نظيف, جديد, بحالة, مستعمل`,
  { isOfAll: true },
);

/** Parts of garments, and flaws: what one has, or has not. */
const features: readonly Aspect[] = [
  aspect('hood, hoods, hooded', 'hood, hoods, hooded, capucha, غطاء رأس, 帽'),
  aspect('pocket, pockets', 'pocket, pockets, bolsillo, bolsillos, جيب, 口袋'),
  aspect('zip, zips, zipped, zipper, zippers', 'zip, zips, zipped, zipper, cremallera, cierre, سحاب, 拉鍊, 拉链'),
  aspect('button, buttons, snap, snaps', 'button, buttons, snaps, botón, botones, أزرار, 鈕扣, 纽扣'),
  aspect('lace, laces', 'lace, laces, velcro, elastic, cordón, cordones, agujetas'),
  aspect('sleeve, sleeves', 'sleeve*, manga, mangas, أكمام, 袖'),
  aspect(
    'name written, name on, name in, name inside, names on, name tag, name label',
    'name, names, nombre, label, inked',
  ),
  aspect('collar, collars', 'collar, collars, neck, cuello, ياقة, 領, 领'),
  aspect('lining, lined', 'lining, lined, fleecy, forro, بطانة, 襯裡'),
  aspect('strap, straps', 'strap, straps, tirantes, correa, correas'),
  aspect('heel, heels', 'heel, heels, re-heeled, tacón'),
  aspect('sole, soles', 'sole, soles, resoled, suela, suelas'),
  aspect('drawstring, elastic', 'drawstring, elastic, elástico'),
  state,
  // Whole messages of one word, which would find what is new elsewhere.
  { asks: /^(?:and |so )?(?:brand[ -])?new\W*$|\bnew or used\b/, says: () => true, isOfAll: true },
];

/** Asks for a part of what was shown: "can I get two pairs only". */
const partly =
  /\b(?:only|just) (?:want|need) (?:the \w+|one)\b|\b(?:only|just) (?:one|1|a single|two|2|half|a few|some)\b.{0,30}\bnot (?:all|both|the (?:whole|lot|rest))\b|\bnot (?:all (?:of (?:them|it|these|those)|two|three|four|five|six|\d)|both of (?:them|these|those)|the (?:whole|entire) (?:lot|set|bundle|thing))\b|\bor (?:can|could|may) i (?:just |only )?(?:pick|take|have|choose|get) (?:one|1|some)\b|^(?:(?:and|ok|so) )*(?:only|just) the \w+(?: \w+){0,2},? (?:is (?:it|that) )?(?:possible|ok)\W*$|\b(?:can|could|may) i (?:take|get|have) (?:1|one|2|two|3|three)(?: of (?:them|it|those))?\W*$|\b(?:can|could|may|might|would) (?:i|we|you|they) (?:also )?(?:get|take|have|keep|pick|request|ask for|give me) (?:(?!something|anything|everything|some|any)\w+ ){0,4}(?:only|just|alone|by (?:itself|themselves)|separately)\b|\b(?:can|could|may|might) (?:i|we) (?:(?:only|just) (?:get|take|have|keep)|(?:get|take|have|keep) (?:only|just)) (?:the|one|two|three|\d|a|some|half|part)\b/;

/** Asks for all of it, or for each of those that were shown: "can we take both". */
const wholly =
  /\b(?:take|get|have|ask for|request|keep|collect|claim|hold|reserve|pick up)(?: (?:them|it))? (?:both|everything(?! (?:in|near|around|from|for|at|you)\b)|all(?: (?:of (?:it|them|these|those)|three|four|five|six|\d|together))?(?=\W*$|,| or )|the lot|the (?:whole|entire) (?:thing|lot|set|bundle|basket))|\b(?:both|all of (?:it|them)|everything)\b.{0,12}\b(?:take|hold|reserve)\b|\bcan (?:i|we) (?:take|get|have) all\W*$|^(?:(?:ok|okay|yes|then),? )?(?:both|all)(?: of (?:it|them|these|those))?,? please\W*$/;

/** How a sentence says whether things are given together. */
const ofLot =
  'take one, take all, take the lot, stay together, go together, keep together, one family, single things, juntos, juntas';
const isOfLot = saysAnyOf(ofLot);

export const color: Aspect = { asks: anyOf('color, colors, colour, colours'), says: names('color'), isInTitle: true };

const saysTime =
  saysAnyOf(`morning*, afternoon*, evening*, night, nights, weekend*, weekday*, monday*, tuesday*, wednesday*, thursday*,
  friday*, saturday*, sunday*, noon, after six, after work, mañana, mañanas, tarde, tardes, noche, noches, sábado, sábados,
  domingo, domingos, fin de semana, fines de semana, مساء, صباح, 週末, 周末, 下午, 晚上`);

/** Of handing over: "for foggy mornings" says no time of it. */
const saysPickup = saysAnyOf('pick*, collect*, come, comes, recog*, meet, الاستلام, 來取, 来取');

/** What there is in it. */
const contentsAspect: Aspect = {
  asks: anyOf(`what is in it, what's in it, whats in it, what is in the bundle, what is in the box, what is in the basket,
    what is in the set, what is included, what's included, comes with, come with, how many pieces, how many items`),
  says: () => true,
  isOfAll: true,
  isOfContents: true,
};

const aspects: readonly Aspect[] = [
  ...features,
  {
    asks: anyOf('made of, made from, made out of, made with, material, materials, fabric, fabrics'),
    says: saysMaterial,
    isInTitle: true,
  },
  { asks: anyOf('itch, itchy, itches, ichy, scratchy'), says: isSoft },
  color,
  aspect(
    'filled, filling, stuffed, stuffing, padded, padding, insulated, insulation',
    'filled, down-filled, filling, stuffed, padded, insulated, relleno, حشو, 羽絨',
  ),
  aspect(
    'waterproof, water proof, water-proof, water resistant, water-resistant, rain proof, rainproof',
    'waterproof, waterproofed, water-resistant, rain, wet, impermeable, lluvia, ماء, 防水',
    { isInTitle: true },
  ),
  aspect(
    'wash, washed, washable, iron, dry clean, dry-clean*, tumble, bleach, easy to clean, care for',
    'wash*, iron*, dry it, dry-clean*, line-dried, boil-washed, wipe-clean, lavar, lavado, planchado',
  ),
  aspect(
    'smell, smells, smoke, smoking, smoke-free, smokefree, nonsmoking, smoker, smokers, smokes, pet, pets, pet-free, cat, cats, dog, dogs',
    'smell, smells, smoke*, pet-free, pets, cat, cats, dog, dogs, unscented, huele, humo, mascotas',
  ),
  aspect(
    `wide, narrow, tall, tight, loose, stretch, stretchy, stretches, roomy, fit me, fit him, fit her, fits me, fits him, fits her, fit (?:an?|my|her|his) (?:woman|man|girl|boy|kid|child|toddler|baby|teen|teenager|adult|person|son|daughter|wife|husband|mom|mother|dad|father),
    run big, run small, run large, runs big, runs small, runs large, runs true, do they fit, does it fit, would they fit,
    would it fit, will it fit, will they fit`,
    `wide, narrow, tall, room, roomy, fit, fits, fitted, slim, stretch, stretchy, stretched, loose, adjustable, ancho, holgado,
    ajustable`,
    { isOfAll: true },
  ),
  aspect(
    'laptop, laptops, holds, does it hold, will it hold, fit in, fits in, fit inside, capacity, how big, how large, roomy, one is bigger, one is larger, is bigger, is larger, the bigger, the larger, the smaller, the biggest, biggest, largest',
    'laptop, holds, hold, fits, litres, liters, books, cm, inch, inches, feet, litros',
  ),
  aspect(
    'how long is, how long are, is it long, are they long, is it short, are they short, how short, length, to the knee, to the ankle, to the floor',
    'long, short, knee, ankle, length, midi, maxi, feet, inches, leg, largo, rodilla',
    { isInTitle: true },
  ),
  aspect(
    'is it warm, are they warm, is it thick, is it heavy, is it light, is it thin, keep me warm, keep him warm, keep her warm, warmest, one is warmer',
    'warm*, winter, cold*, snow, heavy, thick*, light, fleecy, down-filled, abriga, caliente, calentito',
  ),
  aspect(
    `can i only take, can i just take, can i only have, can i just have, can i only the, can i take only, can i take just,
    can i take one, can i have only, can i have just, could i take only, could i take just, could i take one, could i just take,
    could i only take, can i have it by itself, can i get only, could i have just, could i have only, take it without, take them without, have it without, may i take only, separately, do i have to take, split it, split them, split the`,
    ofLot,
    { isOfHandOver: true },
  ),
  {
    asks: /\b(?:say|says|mention|mentions|said|written|about)(?: \w+){0,4} (?:pick(?:ing)?[ -]?up|collecting|collection|meeting up)\b|\b(?:pick|collect|get|fetch|grab|come|meet|there|home|around|free|available|give|hand)(?: \w+){0,5} (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|tonight|today|tomorrow|after work|at noon)\b/,
    says: (sentence) => saysTime(sentence) && saysPickup(sentence),
    otherwise: 'pickup',
    isOfHandOver: true,
  },
  {
    asks: partly,
    says: isOfLot,
    otherwise: 'contact',
    isOfHandOver: true,
  },
  { asks: wholly, says: isOfLot, otherwise: 'howMany', isOfHandOver: true, isOfSeveral: true },
  aspect('try it on, try them on, try on, trying it on', 'try', { otherwise: 'noFit', isOfHandOver: true }),
  aspect(
    'bring it(?! back), bring them(?! back), bring that, deliver, delivers, ship it, ship them, mail it, send it, send them, drop it, meet me',
    'bring, deliver, drop it, meet you, send it, lo llevo, puedo llevar',
    { otherwise: 'pickup', isOfHandOver: true },
  ),
  aspect(
    `for a boy, for a girl, is it for boy, is it for girl, are they for boy, are they for girl, for boys, for girls, for men, for women, for a man, for a woman, for ladies, for kids, for children,
    for a baby, unisex, mens or womens, men's or women's, men or women, women or men, womens or mens, boy or girl, girl or boy, boys or girls, girls or boys, is it mens, is it men's, is it womens, is it women's, are they mens, are they men's, are they womens,
    are they women's`,
    `woman, women, man, men, lady, ladies, boy, boys, girl, girls, kid, kids, child, children, unisex, son, sons, daughter,
    daughters, sister, sisters, brother, brothers, hombre, mujer, niño, niña, أطفال, 女, 男`,
    { isInTitle: true },
  ),
  {
    asks: anyOf(`what does it say, what does that say, what does the text say, what does the description say, can't read,
    cant read, cannot read, translate, translation`),
    says: () => false,
    isOfAll: true,
    isOfLanguage: true,
  },
  contentsAspect,
];

/** What is asked of how many there are in it. */
export const contents: readonly Aspect[] = [contentsAspect];

/** Flaws of one kind, and how a sentence says that there are any or none: only these count where one is named. */
const flaws: readonly Pick<Aspect, 'asks' | 'says'>[] = [
  aspect(
    'stain, stains, stained, spots, dirty',
    'stain*, mark, marks, spot, spots, spotless, clean, dirty, mancha*, manchad*, limpi*, sucio, sucia, 污, نظيف',
  ),
  aspect(
    'hole, holes, tear, tears, torn, rip, rips, ripped',
    `hole, holes, tear, tears, torn, rip*, patch*, mend*, darn*, repaired, whole, indestructible, worn, agujero*, hoyo*,
    roto, rota, remend*, parch*`,
  ),
];

/** The words of flaws of one kind. */
const flawWords = /\b(?:stain(?:s|ed)?|spots|dirty|holes?|tears?|torn|rip(?:s|ped)?)\b/g;

/** The aspect of all flaws, narrowed to those that are named. */
function narrowed(found: Aspect, text: string): Aspect {
  const named = found === state ? flaws.filter(({ asks }) => asks.test(text)) : [];
  const others = text.replaceAll(flawWords, ' ');
  return named.length === 0 || found.asks.test(others)
    ? found
    : { ...found, isOfFlaw: true, says: (sentence) => named.some(({ says }) => says(sentence)) };
}

/** The aspects that a message names; one that asks, also by a color alone: "are they red?". */
export function aspectsIn(text: string, isAsking: boolean): Aspect[] {
  const found = aspects.filter(({ asks }) => asks.test(text));
  return found.length === 0 && isAsking && color.says(text) ? [color] : found.map((one) => narrowed(one, text));
}

/** Whether a text names a part of garments, or a flaw: nobody looks for these alone. */
export function namesFeature(text: string): boolean {
  return features.some(({ asks }) => asks.test(text));
}
