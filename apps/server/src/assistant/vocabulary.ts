/** Words that mean the same kind of thing. Whoever asks for one of them is glad of the others. */
const families: readonly (readonly string[])[] = [
  [
    'jacket',
    'coat',
    'parka',
    'raincoat',
    'anorak',
    'windbreaker',
    'puffer',
    'overcoat',
    'peacoat',
    'trench',
    'blazer',
    'outerwear',
  ],
  ['sweater', 'jumper', 'pullover', 'cardigan', 'hoodie', 'sweatshirt', 'fleece', 'knitwear', 'knit', 'turtleneck'],
  ['pants', 'trousers', 'jeans', 'chinos', 'slacks', 'leggings', 'joggers', 'sweatpants', 'corduroys', 'denim'],
  ['shirt', 't-shirt', 'tshirt', 'tee', 'top', 'blouse', 'polo', 'tank', 'flannel'],
  ['dress', 'gown', 'sundress', 'frock'],
  ['skirt', 'kilt'],
  ['shorts', 'swimsuit', 'swimwear', 'trunks', 'bikini'],
  ['shoe', 'sneaker', 'trainer', 'boot', 'sandal', 'heel', 'loafer', 'slipper', 'oxford', 'cleat', 'clog', 'flats'],
  ['hat', 'beanie', 'cap', 'bonnet', 'fedora'],
  ['scarf', 'shawl', 'wrap'],
  ['glove', 'mitten'],
  ['bag', 'backpack', 'handbag', 'purse', 'tote', 'rucksack', 'satchel'],
  ['belt', 'tie', 'bow-tie', 'suspenders'],
  ['suit', 'blazer', 'tuxedo', 'waistcoat'],
  ['sock', 'stocking', 'tights'],
  ['pajamas', 'pyjamas', 'nightgown', 'robe', 'onesie', 'sleepsuit'],
  ['jewelry', 'jewellery', 'necklace', 'bracelet', 'earrings', 'watch'],
  ['costume', 'fancy-dress'],
  ['blanket', 'quilt', 'bedding'],
  ['uniform', 'scrubs', 'apron'],
];

/** Which category a word means. */
const categoryWords: Readonly<Record<string, readonly string[]>> = {
  Women: [
    'woman',
    'women',
    'womens',
    'lady',
    'ladies',
    'female',
    'maternity',
    'her',
    'mother',
    'mom',
    'wife',
    'daughter',
  ],
  Men: ['man', 'men', 'mens', 'male', 'gentleman', 'guy', 'his', 'him', 'father', 'dad', 'husband'],
  Children: [
    'child',
    'children',
    'kid',
    'kids',
    'baby',
    'toddler',
    'infant',
    'newborn',
    'boy',
    'girl',
    'son',
    'youth',
    'teen',
    'school',
  ],
  Athletic: [
    'athletic',
    'sport',
    'sports',
    'sportswear',
    'gym',
    'running',
    'run',
    'yoga',
    'workout',
    'fitness',
    'training',
    'exercise',
    'hiking',
  ],
  Footwear: ['footwear', 'shoe', 'shoes'],
  Accessories: ['accessory', 'accessories'],
  Professional: ['professional', 'office', 'work', 'interview', 'business', 'job', 'formal'],
  Seasonal: [
    'seasonal',
    'winter',
    'summer',
    'holiday',
    'christmas',
    'halloween',
    'rain',
    'rainy',
    'snow',
    'ski',
    'cold',
    'beach',
  ],
};

/** Words that say nothing about what is looked for. */
const emptyWords = new Set(
  `a an the this that these those some any all every each few many much more most other another one two and or but if so as of in on at to for from with without by near
  nearby around about into over under within inside close closest nearest next local area neighborhood neighbourhood city mile miles mi km kilometer kilometers kilometre kilometres
  i me my mine we us our you your yours he she it its they them their who what which where when why how is are was were be been am do does did done have has had can could
  will would shall should may might must not no yes ok okay please pls thanks thank just only also too very really there here now today currently still available listed
  find finding found look looking search searching seek seeking show showing list listing listings see give giving get getting got need needs needed want wants wanted like
  wear wearing something anything someone anyone item items thing things stuff donation donations clothes clothing clothe garment garments apparel outfit outfits piece pieces
  new newest latest recent recently free good nice hi hello hey dear let know tell help offer offers offered size sizes pair pairs lot old`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word);
}

/** The family of a word in the singular, the word itself first; undefined for a word that is no garment's. */
export function familyOf(word: string): string[] | undefined {
  const all = families.filter((family) => family.some((member) => member === word || member === `${word}s`)).flat();
  return all.length === 0 ? undefined : [...new Set([word, ...all])];
}

/** The category that a word means, as written or in the singular. */
export function categoryOf(...words: readonly string[]): string | undefined {
  return Object.keys(categoryWords).find((category) => words.some((word) => categoryWords[category]?.includes(word)));
}
