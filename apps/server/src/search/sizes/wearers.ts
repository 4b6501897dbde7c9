export type Wearer = 'adult' | 'child' | 'baby' | 'junior';

/** "Juniors" are women's sizes but "a junior" is a child, so they get a separate group */
const wearers: readonly (readonly [Wearer, RegExp])[] = [
  ['adult', /\b(?:wom[ae]ns?|m[ae]ns?|ladies|lady'?s?|misses|adults?|maternity|bridal|bridesmaids?)\b/gi],
  ['junior', /\bjuniors?\b/gi],
  ['baby', /\b(?:infants?|newborns?|bab(?:y|ies)(?! (?:blue|pink|doll|shower|alpaca|bump|carrier)))\b/gi],
  ['child', /\b(?:toddlers?|boys?|girls?|youths?|teens?)\b/gi],
  // "home with kids" isn't about the clothes
  [
    'child',
    /(?<!\b(?:with|no|have) )\b(?:kids?|childs?|children|childrens)\b(?![- ](?:free|proof|leather|skin|suede|gloves))/gi,
  ],
  [
    'child',
    /(?<!\bold )\bschool (?=uniforms?|skirts?|trousers|shirts?|polos?|dress|jumpers?|cardigans?|pinafores?|clothes|things|wear)/gi,
  ],
  ['child', /\bage[sd]? \d/gi],
  // a son or daughter may be an adult, unless they've outgrown something
  ['child', /\b(?:sons?|daughters?|kids?)(?= (?:has |have |had )?outgr[eo]wn?\b)|\boutgrown by my (?:son|daughter)/gi],
];

export function createWearerFinder(text: string): (index: number) => Wearer | undefined {
  let places: { index: number; wearer: Wearer }[] | undefined;
  return (index) => {
    places ??= wearers
      .flatMap(([wearer, pattern]) => [...text.matchAll(pattern)].map((match) => ({ index: match.index, wearer })))
      .sort((one, other) => one.index - other.index);
    const before = places.findLast((place) => place.index <= index);
    if (before !== undefined) return before.wearer;
    const after = places.find((place) => place.index > index);
    return after && /[.!?] |\|/.test(text.slice(index, after.index)) ? undefined : after?.wearer;
  };
}

export function isForKids(wearer: Wearer | undefined): boolean {
  return wearer !== undefined && wearer !== 'adult';
}
