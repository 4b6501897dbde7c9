import { Spelling } from './spelling.js';
import { isUsualWord } from './usualWords.js';

/** Words of sizes, of people and of distances that a message is read by, as they are written. */
const words = new Set(
  `walking distance within nearby around near miles mile kilometers blocks minutes close neighborhood
  something anything which would should really account address arrange donate contact available size sizes years year months month weeks medium large small extra waist newborn larger smaller bigger
  color colors material zipper pocket pockets sleeve sleeves stain stains without pieces bundle condition waterproof lining button buttons washable
  daughter daughters husband mother father toddler toddlers children child women woman girls boys grandmother grandfather
  sister brother nephew niece grandson granddaughter girlfriend boyfriend pregnant maternity teenager baby`.split(
    /\s+/,
  ),
);

let spelling: Spelling | undefined;

/** A text in lower case with misspelled words of sizes, people and distances as they were meant: "daugther", "wlking". */
export function withTalkSpelled(text: string, isKnown: (word: string) => boolean): string {
  return text.replaceAll(/(?<!\b(?:in|near|the) )(?<![\p{L}'])\p{L}{4,}(?![\p{L}'])/gu, (word) => {
    if (words.has(word) || isKnown(word) || isUsualWord(word)) return word;
    spelling ??= new Spelling(words);
    return spelling.meantBy(word) ?? word;
  });
}
