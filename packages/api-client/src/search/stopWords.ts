/** Words that say nothing about what is looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the this that these those some any all every each few many much more most other another one two and or but if so as of in on at to for from with without by near
  nearby around about into over under within inside close closest nearest next local area neighborhood neighbourhood city mile miles mi km kilometer kilometers kilometre kilometres
  i me my mine we us our you your yours he she it its they them their who what which where when why how is are was were be been am do does did done have has had can could
  will would shall should may might must not no yes ok okay please pls thanks thank just only also too very really there here now today currently still available listed
  find finding found look looking search searching seek seeking show showing list listing listings see give giving get getting got need needs needed want wants wanted like
  wear wearing something anything someone anyone item items thing things stuff donation donations clothes clothing clothe garment garments apparel outfit outfits piece pieces
  new newest latest recent recently free good nice hi hello hey dear let know tell help offer offers offered size sizes pair pairs lot old`.split(
    /\s+/,
  ),
);

/** Whether a word, as `splitWords` writes it, says nothing about what is looked for. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
