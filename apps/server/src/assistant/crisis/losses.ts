import { bare } from '../language/spanish.js';

/** Somebody has died of whom a message speaks. */
export interface Loss {
  isPet: boolean;
  /** The rest of the message. */
  rest: string;
}

const people = `baby|son|daughter|kid|child|mom|mum|mommy|mother|dad|daddy|father|parents|grand(?:ma|mother|pa|father|dad|son|daughter)|granny|nana|husband|wife|friend|best friend|brother|sister|partner|boyfriend|girlfriend|fianc?ee?|uncle|aunt|auntie|cousin|niece|nephew|neighbou?r|roommate|mother-in-law|father-in-law`;
const pets = `dog|cat|puppy|kitten|pet|bird|horse|hamster|rabbit|bunny`;
const spanishPeople = `bebe|hij[oa]|mama|papa|madre|padre|abuel[oa]|abuelit[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|herman[oa]|amig[oa]|ti[oa]|prim[oa]|sobrin[oa]|suegr[oa]|vecin[oa]`;
const spanishPets = `perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota`;
const ends = `(?= *(?:$|[.,!?;]|and|so|last|this|yesterday|today|recently|in|to|y|hace|ayer|el|la|de))`;

const diedOf = (whom: string, spanish: string) =>
  new RegExp(
    [
      `\\b(?:my|our)(?: (?:old|dear|beloved|late|little|sweet))? (?:${whom})(?: (?:just|recently|sadly|has|had))* (?:died|passed away|is dead|passed${ends})`,
      `\\b(?:i|we)(?: (?:just|recently|have|had))* lost (?:my|our) (?:${whom})${ends}`,
      `\\b(?:se (?:me |nos )?murio|fallecio|murio|perdi a|perdimos a) (?:mi|nuestr[oa]) (?:${spanish})\\b`,
      `\\b(?:mi|nuestr[oa]) (?:${spanish}) (?:acaba de (?:morir|fallecer)|se murio|murio|fallecio)\\b`,
    ].join('|'),
    'g',
  );

const kinds = [
  { isPet: false, pattern: diedOf(people, spanishPeople) },
  { isPet: true, pattern: diedOf(pets, spanishPets) },
];

/** Who has died, and what else a message says; undefined where nobody has. */
export function lossIn(message: string): Loss | undefined {
  const text = bare(message.slice(0, 1000).replaceAll(/[’ʼ]/g, "'"));
  for (const { isPet, pattern } of kinds) {
    const rest = text.replaceAll(pattern, ' ');
    if (rest !== text) return { isPet, rest: rest.replace(/^[\s,.;!]*(?:and|so|y)?\b/, '').trim() };
  }
  return undefined;
}
