const child = 'son|daughter|boy|girl|kid|child|toddler|baby';
const children = String.raw`sons?|daughters?|boys?|girls?|kids?|child|children|hij[oa]s?|ni[nñ][oa]s?|nieta|nieto`;
const about = '(?:turning |almost |about |only )?';
const noAge = String.raw`(?! ?(?:months?|weeks?|years?|yrs?|yo|lbs?|mo|meses|a[nñ]os|-|to\b|a\b))`;

/** Ages as people write them, and as the parser of sizes reads them. */
const ages: readonly (readonly [pattern: RegExp, written: string])[] = [
  // "She is almost 6", "hes 7"
  [new RegExp(`\\b(?:he|she|who)(?:'s|s| is| turns) ${about}(\\d{1,2})\\b${noAge}`, 'gi'), '$1 years old'],
  // "My son turns 4", "a boy 7"
  [new RegExp(`\\b(?:${child})(?: is|'s| turns|,)? ${about}(\\d{1,2})\\b${noAge}`, 'gi'), '$1 years old'],
  [/\b(\d{1,2}) ?(?:months?|mos?|meses) old\b/gi, '$1 months'],
  // "A boy of 7", "niña de 5"
  [new RegExp(`\\b(?:${children}) (?:of|de|aged?) (\\d{1,2})\\b${noAge}`, 'gi'), '$& years old'],
  [/\b(?:they|both) are (\d{1,2}) years? old\b/gi, '$1 year old kids'],
  [/\b(?:in|en) (x{0,3}[sml])\b/gi, 'size $1'],
  // No size: "5 months pregnant"
  [/\b\d{1,2} (?:months|weeks|meses|semanas) (?:pregnant|along|de embarazo)\b/gi, 'pregnant'],
  // "Who wears 9", "calzo 38"
  [/\b(?:wears?|calz[oa]) (?:an? |el )?(\d{1,2}(?:\.5)?)\b/gi, 'size $1'],
  // A size alone: "in medium?"
  [/^\W*(?:(?:a|in|ok|and|size|y|en)\W+)*(small|medium|large|x-?large)\W*$/gi, 'size $1'],
  [/\btiene (\d{1,2})\b(?! ?(?:a[nñ]os|meses))/gi, '$1 años'],
];

/** A text with its ages as the parser of sizes reads them: "he is 6" is "6 years old". */
export const withAges = (text: string) =>
  ages.reduce((read, [pattern, written]) => read.replaceAll(pattern, written), text);
