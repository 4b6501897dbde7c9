/** Kind of a name in the vocabulary: a thing, or a quality of things. */
export type Facet = 'thing' | 'audience' | 'purpose' | 'color' | 'material';

/** Whom a garment is made for. */
export type Wearer = 'women' | 'men';

/** One thing that people give and look for, or one that its words say: a color, an occasion. */
export interface Thing {
  /** Names with the same meaning, in singular, with commas between. Spaces and hyphens make no difference. */
  names: string;
  /** The things that it is a kind of: a search for those finds it too. */
  kindOf?: string;
  /** Other things that serve the same need. */
  near?: string;
  /** A category that the name stands for: "kids" is Children. */
  category?: string;
  /** A category that holds such things, among others. */
  hint?: string;
  /** Usual wearer of such things. */
  wearer?: Wearer;
  /** Sizes that say the same, such as "0-24m": clothes of these sizes are for babies. */
  sizes?: string;
  /** Quality of things, if it is not a thing: wearer, purpose, color, material or pattern. */
  facet?: Facet;
}

/**
 * The vocabulary of the search, British and American. Written for this project from the everyday names of clothes in both
 * countries and from the titles of the demo; no list was copied.
 */
export const things: readonly Thing[] = [
  // Coats and jackets
  { names: 'coat, overcoat, topcoat, peacoat, duffle coat, greatcoat', near: 'jacket' },
  { names: 'jacket', near: 'coat' },
  {
    names: 'winter coat, winter jacket, warm coat, warm jacket',
    kindOf: 'coat, jacket',
    near: 'snowsuit',
  },
  {
    names: 'puffer, puffer jacket, puffer coat, puffy, puffy jacket, puffy coat, down jacket, down coat, padded jacket',
    kindOf: 'coat, jacket, winter coat',
  },
  { names: 'parka, ski jacket, snow jacket', kindOf: 'coat, jacket, winter coat', near: 'winter coat' },
  { names: 'wool coat', kindOf: 'coat, winter coat' },
  { names: 'quilted jacket', kindOf: 'jacket, winter coat' },
  {
    names:
      'raincoat, rain jacket, mac, mackintosh, slicker, cagoule, anorak, waterproof jacket, waterproof coat, rain cape, معطف مطر',
    kindOf: 'coat, jacket',
  },
  { names: 'trench coat, trench', kindOf: 'coat, raincoat' },
  { names: 'windbreaker, windcheater, wind jacket', kindOf: 'jacket, raincoat' },
  { names: 'bomber jacket, bomber', kindOf: 'jacket' },
  { names: 'denim jacket, jean jacket', kindOf: 'jacket' },
  { names: 'fleece jacket, fleece', kindOf: 'jacket, winter jacket', near: 'sweater' },
  { names: 'blazer, sport coat, sports jacket, suit jacket, dinner jacket', kindOf: 'jacket' },
  { names: 'gilet, body warmer, quilted vest, puffer vest, down vest, padded vest', kindOf: 'vest', near: 'jacket' },
  { names: 'waistcoat, suit vest', kindOf: 'vest' },
  { names: 'vest', near: 'tank top' },
  { names: 'snowsuit, ski suit, snow pants', near: 'winter coat, snow boots' },
  { names: 'poncho, cape, cloak', kindOf: 'coat', near: 'coat' },
  { names: 'outerwear', near: 'coat, jacket, raincoat, winter coat, windbreaker, gilet' },
  // Sweaters
  { names: 'sweater, jumper, pullover, knitwear, knit sweater', near: 'cardigan' },
  { names: 'cardigan', kindOf: 'sweater, knitwear' },
  { names: 'shrug, bolero', kindOf: 'cardigan' },
  { names: 'sweater vest, knit vest', kindOf: 'vest, sweater' },
  { names: 'turtleneck, roll neck, polo neck', kindOf: 'sweater' },
  { names: 'v-neck', kindOf: 'sweater' },
  { names: 'sweatshirt, crewneck', kindOf: 'sweater', near: 'hoodie' },
  { names: 'hoodie, hoody, hooded sweatshirt', kindOf: 'sweatshirt, sweater' },
  // Trousers
  { names: 'pants, trousers, slacks, pant', near: 'overalls' },
  { names: 'jeans, denims, denim jeans, jean', kindOf: 'pants' },
  { names: 'chinos, khakis, khaki pants', kindOf: 'pants', near: 'pants' },
  { names: 'corduroys, cords, corduroy pants', kindOf: 'pants' },
  {
    names: 'joggers, sweatpants, sweats, jogging pants, jogging bottoms, track pants, tracksuit bottoms',
    kindOf: 'pants',
  },
  { names: 'cargo pants, cargos, capris, palazzo pants, harem pants', kindOf: 'pants' },
  { names: 'leggings, yoga pants, jeggings', kindOf: 'pants', near: 'tights' },
  { names: 'dress pants, suit pants, suit trousers', kindOf: 'pants' },
  { names: 'tracksuit, jogging suit, sweatsuit, warm-up suit', near: 'joggers, hoodie' },
  { names: 'overalls, dungarees, shortalls, bib overalls, coveralls, boiler suit', near: 'pants' },
  { names: 'shorts', near: 'swimsuit' },
  // Tops
  { names: 'shacket, overshirt', kindOf: 'jacket, shirt' },
  { names: 'shirt', near: 'top' },
  { names: 'tunic', kindOf: 'top', near: 'blouse, dress' },
  { names: 't-shirt, tee, tee shirt', kindOf: 'shirt, top' },
  { names: 'button-down, button-up, dress shirt, work shirt, office shirt, collared shirt', kindOf: 'shirt' },
  { names: 'polo shirt, polo', kindOf: 'shirt' },
  { names: 'flannel shirt, lumberjack shirt', kindOf: 'shirt' },
  { names: 'blouse', kindOf: 'shirt, top', near: 'shirt', wearer: 'women' },
  { names: 'top', near: 'blouse' },
  { names: 'tank top, tank, singlet', kindOf: 'top' },
  { names: 'camisole, cami', kindOf: 'top, tank top', near: 'tank top', wearer: 'women' },
  { names: 'jersey, sports shirt, football shirt, basketball jersey, basketball shirt', kindOf: 'top' },
  // Dresses, skirts, suits
  { names: 'dress, frock, gown, vestido', wearer: 'women' },
  { names: 'sundress, summer dress', kindOf: 'dress' },
  { names: 'party dress, evening dress, cocktail dress', kindOf: 'dress', near: 'dress' },
  { names: 'prom dress, homecoming dress, formal dress', kindOf: 'dress', near: 'dress' },
  { names: 'skirt', wearer: 'women' },
  { names: 'kilt', kindOf: 'skirt', near: 'skirt' },
  { names: 'skort', kindOf: 'skirt, shorts' },
  { names: 'tutu, ballet skirt', kindOf: 'skirt', near: 'leotard' },
  { names: 'leotard' },
  { names: 'suit', near: 'blazer, waistcoat' },
  { names: 'tuxedo', kindOf: 'suit', near: 'dress shirt, bow tie', wearer: 'men' },
  { names: 'tie, ties, necktie', wearer: 'men' },
  { names: 'bow tie', kindOf: 'tie' },
  // Shoes
  { names: 'shoe, footwear', category: 'Footwear' },
  {
    names: 'sneaker, snicker, trainer, tennis shoe, running shoe, gym shoe, high-top, plimsoll, athletic shoe',
    kindOf: 'shoe',
    near: 'school shoe',
  },
  { names: 'converse, vans, chucks, skechers', kindOf: 'sneaker', near: 'sneaker' },
  { names: 'boot, bootie, ankle boot', kindOf: 'shoe' },
  { names: 'chelsea boot', kindOf: 'boot' },
  {
    names: 'rain boot, wellington, welly, wellies, gumboot, rubber boot, wellington boot, galosh, overshoe',
    kindOf: 'boot',
  },
  { names: 'snow boot, winter boot, moon boot', kindOf: 'boot' },
  { names: 'work boot, safety boot, steel toe boot', kindOf: 'boot', near: 'hiking boot' },
  { names: 'combat boot', kindOf: 'boot', near: 'work boot' },
  { names: 'hiking boot, walking boot, hiking shoe, hiker', kindOf: 'boot' },
  { names: 'cleat, football boot, soccer boot, soccer cleat, soccer shoe, football cleat', kindOf: 'shoe, boot' },
  { names: 'doc martens, docs, dr martens', kindOf: 'boot', near: 'combat boot' },
  { names: 'uggs, sheepskin boot', kindOf: 'boot', near: 'snow boot' },
  { names: 'heel, high heel, pump, court shoe, stiletto, wedge heel', kindOf: 'shoe', wearer: 'women' },
  { names: 'ballet flat, ballerina, flats, flat shoe, mary jane', kindOf: 'shoe', wearer: 'women' },
  { names: 'sandal', kindOf: 'shoe' },
  { names: 'flip-flop, birkenstock', kindOf: 'sandal', near: 'sandal' },
  { names: 'slipper, house shoe', kindOf: 'shoe' },
  { names: 'loafer, moccasin, slip-on', kindOf: 'shoe' },
  { names: 'oxford, oxford shoe, brogue, dress shoe, derby, lace-up', kindOf: 'shoe' },
  { names: 'clog, crocs', kindOf: 'shoe' },
  { names: 'school shoe', kindOf: 'shoe' },
  // Accessories
  { names: 'hat' },
  { names: 'beanie, bobble hat, knit hat, knitted hat, winter hat, warm hat, wool hat, tuque', kindOf: 'hat' },
  { names: 'cap, baseball cap, ball cap, baseball hat', kindOf: 'hat' },
  { names: 'sun hat, straw hat, bucket hat, panama', kindOf: 'hat' },
  { names: 'scarf, shawl, muffler, 圍巾, 絲質圍巾' },
  { names: 'snood, neck warmer, infinity scarf, blanket scarf', kindOf: 'scarf' },
  { names: 'headscarf, hijab', kindOf: 'scarf', near: 'scarf' },
  { names: 'bandana, bandanna', kindOf: 'scarf' },
  { names: 'headband, ear warmer, earmuff', near: 'beanie' },
  { names: 'glove', near: 'mitten' },
  { names: 'mitten, mitt', near: 'glove' },
  { names: 'bag' },
  { names: 'backpack, rucksack, knapsack, book bag, school bag', kindOf: 'bag' },
  { names: 'handbag, purse, pocketbook, shoulder bag, clutch', kindOf: 'bag', wearer: 'women' },
  { names: 'tote, tote bag, shopping bag, shopper', kindOf: 'bag' },
  { names: 'gym bag, sports bag, duffel bag', kindOf: 'bag', near: 'backpack' },
  { names: 'fanny pack, waist pack, bum bag, belt bag, crossbody', kindOf: 'bag' },
  { names: 'messenger bag, laptop bag, briefcase', kindOf: 'bag', near: 'backpack' },
  { names: 'diaper bag, nappy bag, changing bag', kindOf: 'bag', near: 'tote' },
  { names: 'suitcase, luggage, carry-on', near: 'duffel bag' },
  { names: 'wallet', near: 'purse' },
  { names: 'apron' },
  { names: 'belt' },
  { names: 'suspenders, braces' },
  { names: 'umbrella, brolly' },
  { names: 'sock, sox' },
  { names: 'tights, pantyhose, stocking, hosiery', near: 'leggings', wearer: 'women' },
  { names: 'jewelry, jewellery', near: 'necklace, bracelet, earrings' },
  { names: 'necklace' },
  { names: 'bracelet' },
  { names: 'earrings' },
  { names: 'accessory', category: 'Accessories' },
  // Night, water, babies
  { names: 'underwear, undies, underclothes, lingerie' },
  { names: 'bra, brassiere, sports bra, bralette', kindOf: 'underwear', wearer: 'women' },
  { names: 'underpants, briefs, panties, boxers, boxer shorts', kindOf: 'underwear' },
  { names: 'undershirt', kindOf: 'underwear', near: 'tank top' },
  {
    names: 'thermals, long johns, long underwear, thermal underwear, base layer',
    kindOf: 'underwear',
    near: 'leggings',
  },
  { names: 'pajamas, pyjamas, pjs, nightwear, sleepwear' },
  { names: 'nightgown, nightie', kindOf: 'nightwear', near: 'pajamas', wearer: 'women' },
  { names: 'loungewear, lounge pants', near: 'pajamas, joggers' },
  { names: 'robe, bathrobe, dressing gown', near: 'pajamas' },
  { names: 'swimsuit, swimwear, bathing suit, swimming costume, swim trunks, trunks, bikini, rash guard, wetsuit' },
  { names: 'sleepsuit, onesie, babygrow, sleeper, footie pajamas', kindOf: 'baby wear' },
  { names: 'romper', near: 'sleepsuit' },
  { names: 'jumpsuit, playsuit', near: 'romper' },
  { names: 'bodysuit, baby vest', kindOf: 'baby wear, onesie', near: 'romper' },
  { names: 'costume, fancy dress, halloween costume', near: 'tutu' },
  { names: 'uniform, scrubs' },
  { names: 'blanket, quilt, comforter, duvet, bedspread', near: 'blanket scarf' },
  { names: 'sleeping bag', near: 'blanket, blanket scarf' },
  { names: 'bib, burp cloth, swaddle' },
  { names: 'bundle' },
];
