import { expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { describeStores } from '../../testing/stores.js';
import { assistantMessages as say } from '../messages/messages.js';

/** What was looked for, what is asked of what was shown, and how its answer begins or what is in it. */
const asked: readonly (readonly [string, string, RegExp])[] = [
  ['zebra raincoat', 'is there a hood on it?', /^"Zebra raincoat" says: "Women's M.*a hood that fits over a bun/],
  ['raincoat for my son, he is 6', 'does it have a hood?', /says: "له غطاء رأس/],
  ['backpack for school', 'does a laptop fit in it?', /"Teal school backpack" says: "Fits a laptop/],
  ['a suit for a man, 40R', 'would he bring it to me? I have no car', /says: ".*I will bring it to the station/],
  ['coat for women size 12', 'do you deliver?', /no delivery here/],
  ['leather belts', 'can I take just one?', /says: "Take one or take all/],
  ['winter clothes for our family', "could I take only the kids' sweaters?", /one family had it all.*but ask/],
  ['leather belts', 'can i try them on before I take them?', /Look it over when you meet/],
  ['sandals', 'I have wide feet, would they fit?', /Room for a wide foot/],
  ['sandals', 'what would that be in US sizes?', /": EU 41\. That is about US 9\.5 for women or 8 for men/],
  ['hiking boots', 'european size?', /": shoe 10\.5\. That is about EU 44/],
  ['denim jacket', 'what is that in UK sizes', /": M\. It names no UK size/],
  [
    'denim jacket',
    'is it more than two miles from the Mission?',
    /in Haight-Ashbury.*about 2\.\d mi from Mission District/,
  ],
  ['denim jacket', 'is that close to the Sunset?', /from Inner Sunset and about .* from Outer Sunset/],
  ['maternity clothes', 'any stains on it?', /faint tea mark/],
  ['cords for men', 'wat size r they', /": W33 L32/],
  ['cords for men', 'how much r they', /Everything here is free/],
  ['t-shirts for men size L', 'wich colors', /says: "White, sage and navy/],
  ['sandals', 'mens or womens?', /^I do not find that/],
  ['backpack for school', 'does the teal one fit a laptop', /^"Teal school backpack" says: "Fits a laptop/],
  ['vest', 'the red one whats it filled with', /^"Red quilted vest" says: ".*down-filled/],
  ['shoes for a woman, size 9', 'the boots, are they leather?', /^I do not find that.*"Chelsea boots.*Chocolate brown/],
  [
    'coat women 12',
    'what color is the scarf that comes with it?',
    /^"Camel wool coat with a plaid scarf".*stay together/,
  ],
  ['denim jacket', 'is it in good condition?', /Twelve years of weekends have made it soft/],
  ['soccer cleats', 'are they still available and where?', /is still available right now.*is in Crocker-Amazon/],
  [
    'windbreaker',
    'does it have a hood, is it for women and where is it?',
    /Outer Richmond.*Unisex S.*The rest I do not find/,
  ],
  ['white work shirt', 'is it easy 2 iron n is it still there', /still available.*says: ".*easy to iron/],
  ['purse', 'something in black › the first one, what color is it?', /Chestnut brown/],
  ['turtleneck', 'is it itchy?', /A touch scratchy/],
  ['dress for a graduation', 'can I pick it up on a saturday?', /los sábados por la mañana/],
  ['dress for a graduation', 'is it long?', /It is called "Vestido largo/],
  ['belt', 'i only need the black one, is that ok', /Take one or take all/],
  ['belt', 'whats the area', /is in SoMa/],
  ['handbag', 'anything wrong with it?', /The lining is clean/],
  ['fleece jacket for women', 'whats it made of?', /It is called "Fleece jacket/],
  ['star sleepsuit', 'whos giving it', /names its donor/],
  ['guantes para niños', '¿para qué edad son?', /6 años, 9 años/],
  ['dress for a girl, 6 years', 'anything else for her? › how big is the raincoat?', /": 6y/],
  ['yellow sweater', 'wool coat › go back to the yellow one where is it', /^"Mustard sweater.*is in Outer Sunset/],
  ['gray joggers', 'where were they?', /is in Mission Bay/],
  ['ropa para recién nacido', 'dnd queda', /está en Mission District/],
  ['leather belt', 'what sizes', /": 32, 33, 34, 35, 36/],
  ['shorts', 'r they still avail', /still available/],
  ['socks', 'who made them', /My mother knits faster/],
  ['mochilas', '¿cuál es más grande?', /Thirty litres/],
  ['ropa para recién nacido', 'como le hago para pedirlo', /^Abre «Bear and cloud/],
  ['sun hat', 'whats it made of', /It is called "Straw hat/],
  ['scarf', 'the green silk one, what does it say there', /^"絲質圍巾" is in a language/],
  ['shoes for women size 6', 'is it far frm castro', /is in Pacific Heights, San Francisco, about 1\.9 mi from Castro/],
  ['ties', 'can i delete a listing I made? › ok back to the ties, what patterns', /Stripes, dots and diamonds/],
  ['hiking boots', 'are they waterproof?', /waterproofed this spring/],
  ['silk scarf', 'what does it say? i cant read it', /in a language that I hardly read.*Its own words/],
  ['a hat for the sun', 'Can I pack it in a suitcase?', /keeps its shape in a suitcase/],
  ["women's jeans", 'I measure about 30 around the waist, will they be too tight?', /": W29 L30/],
  ['coat women 12', 'can i have only the coat i dont need the scarf', /they would like to stay together/],
  ['winter coat women 12', 'do we really have to take the scarf as well?', /they would like to stay together/],
  ['men’s weekend bundle', 'What else is in there?', /two long-sleeved tops/],
  ['umbrella', 'Is anything broken on it?', /One rib was mended/],
  ['umbrella', 'boots › back to the umbrella: is the handle plastic?', /a wooden handle/],
  ['warm socks', 'wud they fit a 10', /": 7, 9/],
  ['running clothes women M', 'running shoes › are the shorts with a drawstring?', /"Two pairs of track shorts" says/],
  ['backpack', 'Which one is bigger?', /Fits a laptop.*Thirty litres/],
  ['backpack', "Is there still a kid's name written in the school one?", /^"Teal school backpack".*inked out/],
  ['boots for a woman', 'which pair would survive a weekend in Tahoe?', /^"Snow boots.*colder than Tahoe/],
  ['overalls age 5', 'are the knees worn through?', /The knees are still there/],
  ['hats', 'what is printed on the cap › and the woolly one, who knitted it?', /^"Pom-pom beanie.*Knitted on a train/],
  ['men’s pajamas', 'would my wife be able to wear them, she is about a men’s S', /": M\b.*drawstring/],
  ['rain boots kids', 'can she get them on without my help?', /a four-year-old can do it alone/],
  ['sneakers women 8', 'wat colr', /Denim blue with a cream stripe/],
  ['jaket men L', 'ziper works?', /The zipper sticks a little.*candle wax/],
  ['soccer shoes kids 4', 'can he use em on gras', /Good for grass/],
  ['bolsas', 'la de cuero, ¿de qué color es?', /^Color de «Leather handbag with a brass clasp»: marrón\./],
  ['botas de mujer', 'Del 9 › ¿y las otras son muy calientes?', /^«Snow boots/],
  ['ropa para bebé recién nacido', '¿Qué dibujos traen?', /one brave bear/],
  ['vestido para una boda talla M', '¿Lo usaron mucho?', /usado una sola vez/],
  ['gorro para el frio', '¿Le quedará a alguien de cabeza grande?', /fits most heads/],
  [
    'mochila',
    'la segunda, ¿qué tan grande es? › ¿la otra de qué color es?',
    /^Color de «Teal school backpack»: turquesa/,
  ],
  [
    'mi esposo necesita un traje',
    '¿de qué color es y qué talla?',
    /Talla de «Navy pinstripe suit, 40R»: 40R.*Color de .*azul marino/,
  ],
  ['botas de lluvia para niño', '¿están en buen estado?', /A scuff on the left toe/],
  ['ropa para embarazada', 'tiene manchas', /faint tea mark/],
  ['abrigo de mujer talla 12', '¿me puedo llevar solo la bufanda?', /they would like to stay together/],
  ['abrigo de lluvia para mi nieto de 6 años', '¿tiene capucha?', /dice: «له غطاء رأس/],
  ['algo de futbol para mi hijo', 'que numero son', /«Soccer cleats, youth size 4»: /],
  ['corbata', 'gracias, ¿cómo los pido?', /pulsa «Pedir la donación»/],
  ['paraguas', '¿cuánto cuesta?', /Aquí todo es gratis/],
];

/** What goes on with the search and is no question about what was shown. */
const wishes: readonly (readonly [string, string, RegExp])[] = [
  ['show me dresses', 'is there one with pockets?', /Marigold sundress with a sash/],
  ['shirt for men size M', 'with long sleeves?', /^Nothing says "long sleeves"/],
  ['raincoat for women', 'do you have one in S?', /Windbreaker in coral and teal/],
  ['raincoat', 'what color shirts do you have?', /shirt/],
  ['coat', 'do you have it in another color?', /^Going on from before: "coat"/],
  ['boots', 'do you have coats with a hood?', /coats/],
];

describeStores('A question about what was shown', (kind) => {
  const { last } = aDemoTalk(kind);
  const after = (first: string, rest: string) => last(first, ...rest.split(' › '));

  it.each(asked)('of "%s": %s', async (first, rest, answer) => {
    expect((await after(first, rest)).replaceAll('’', "'").replaceAll('\n', ' ')).toMatch(answer);
  });

  it.each(wishes)('is none after "%s": %s', async (first, rest, answer) => {
    const said = await after(first, rest);
    expect(said).toMatch(answer);
    expect(said).not.toMatch(/ says: "|I do not find that/);
  });

  it('is answered for those of several that say something of it', async () => {
    const said = await last('jackets for men', 'do they have a zipper?');
    expect(said).toContain('"Olive bomber jacket" says: "The zipper sticks a little');
    expect(said).not.toContain('Blue puffer jacket');
    expect(await last('boots', 'do they have a zipper?')).toContain(say.about.noneSays);
  });
});
