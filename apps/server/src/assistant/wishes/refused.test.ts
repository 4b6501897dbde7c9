import { describe, expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { describeStores } from '../../testing/stores.js';
import { unwantedIn } from './unwanted.js';

describe('What is refused', () => {
  it.each([
    ['a coat, not black', ['black']],
    ["something that isn't wool", ['wool']],
    ['that are not knited', ['knitted']],
    ['no wool please', ['wool']],
    ['no zipper', ['zipper']],
    ['without a hood', ['hood']],
    ['without stains', ['stains']],
    ['that does not have a hood', ['hood']],
    ['with no hood', ['hood']],
    ['not straw', ['straw']],
    ['without a white collar', ['white collar']],
    ['without collar white', ['collar white']],
    // What somebody has not, they need.
    ['i have no coat', []],
    ["i don't have shoes", []],
    ['my kid has no shoes', []],
    ['no boots for the winter', []],
    ['no, boots', []],
    ['not in the mission', []],
    ['not sure', []],
    ['not too far', []],
  ])('of "%s" is %j', (text, words) => {
    expect(unwantedIn(text).unwanted.map(({ word }) => word)).toEqual(words);
  });
});

/** Dialogues, and the titles that are shown, or are not, after the last message. */
const talks: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ["women's coat › something that isn't wool", ['Zebra raincoat'], ['Camel wool coat']],
  ["women's coat › something that isn't wool › without a hood", ['Fleece jacket'], ['Zebra raincoat', 'Camel wool']],
  ['a sweater, women, large › no wool please', [], ['Mustard sweater']],
  ['a hat › not straw', ['Green baseball cap'], ['Straw hat']],
  ['children age 4 › without stains', ['Overalls with a heart'], ['Kids Clothing Bundle']],
  ['socks › do u hav any that arent knited', [], ['hand-knitted']],
  ['warm jacket for a man, size M › not the puffer, something else', ['Fleece jacket'], ['Blue puffer']],
  ['sueter de mujer talla L › que no sea de lana', [], ['Mustard sweater']],
  ['impermeable de mujer › sin capucha', [], ['Zebra raincoat']],
  ['jeans › for men › i dont want a bundle tho', [], ['Kids Clothing']],
  [
    'pantalones de hombre › solo el pantalon, sin traje ni paquete',
    ['Gray joggers'],
    ['Weekend bundle', 'pinstripe suit'],
  ],
  ['jeans › for men › i dont want the whole bundle, just jeans', [], ['Kids Clothing', 'Weekend bundle']],
  ['womens tops in small › leave out the white one', ['Breton top'], ['blouse']],
  ['boots for a man › forget the boots. socks?', ['hand-knitted socks'], ['/donations/60']],
  ['tenis del 8 › olvida los zapatos, ¿tienen paraguas?', ['Dotted umbrella'], ['Everyday sneakers']],
  ['dresses size M › not for a party, for a job interview', ['navy dress', 'not party'], []],
  // "Still no holes" is no hole.
  ['running leggings › without holes', ['Running leggings'], []],
];

/** What goes on in the same way, goes back, or corrects. */
const ways: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['a sweater, large › I meant women’s', ['Mustard sweater'], ['turtleneck']],
  ["men's sneakers, size 10 › and a 9?", ['Red high-tops'], []],
  ['hiking boots size 10.5 › no, sorry, size 9', [], []],
  ['vestido de niña de 5 años › no, quise decir de 6', ['Gingham party dress'], []],
  ['zapatos para hombre 9 y medio › ¿y en 10 y medio?', ['Hiking boots'], []],
  ['my daughter dances, she is 5 › and something warm for the same kid', ['Berry mittens'], ['Star sleepsuit']],
  ['men’s shirt, size M › and a jacket in the same size', ['Denim jacket', 'Blue puffer'], ['Olive bomber']],
  ['leggings size L › and a jacket too same size', [], ['Blue puffer', 'Denim jacket']],
  ['a yellow dress › in blue › or green? › show me the first one again', ['Marigold sundress'], ['Forest-green']],
  ['running shorts › and for men? › show me the first ones again', ['track shorts'], []],
  ['something warm near the Castro › within walking distance › ok anywhere is fine', ['puffer jacket'], []],
  ['i need clothes for work › im a woman size s', ['White work shirt'], ['Breton top']],
  ['need jacket for kid 8 yrs old › sumthing warmer', ['Rainbow hoodie'], []],
  ['ropa de bebe › tiene 4 meses › mas grande', ['Striped summer romper'], []],
  ['maternity clothes › and comfy shoes size 8', ['Everyday sneakers'], []],
  ['pants size M for a man › more formal', ['Pressed pants'], []],
  ['pale blue shirt for a man › sorry, I actually need it for the office', ['Pressed pants'], ['work shirt']],
  ['boots for a woman › dont need boots anymore, somthing for cold hands', ['leather gloves'], ['Chelsea']],
  ['t-shirts for a man › he also needs something to play sports in', ['Basketball jersey'], ['Running leggings']],
  ['near the Castro › zapatos no, ropa', ['sundress'], ['Hiking boots', 'Oxford']],
  ['I need a skirt, I start in a bank next week', ['Charcoal pencil skirt'], ['tutu']],
  ['shoes for my boy, kids 1 › nd a bakpack for him', ['Teal school backpack'], []],
  ["soccer shoes for my son, size 4 › he's more like a 5", ['(another size): /donations/49'], []],
  ['mens shoes size 10 › 10 and a half works too actually', ['Hiking boots'], ['Oxford']],
  ['anything for a newborn baby? › and for a 6 month old', ['Star sleepsuit'], ['bodysuits']],
  ['something for an 8 year old boy › not wool, he itches › what abt his sister, shes 5', ['Overalls'], ['hoodie']],
  ['men’s jacket › blue pls', ['Blue puffer'], ['Olive']],
  ['white shirt for work › sorry i shd have said, im a guy', ['Linen shirt'], ['Denim jacket']],
  ['sweaters for my dad, hes a large › he lives in noe valley n cant travel far', ['turtleneck'], ['blouse']],
  ['purple coat › any colour is fine', ['Camel wool coat'], ['purple']],
  ['something warm, women S › what color is it › she prefers blue', ['Red quilted vest', 'another color'], []],
  ['shorts for women › bigger than M', ['another size'], []],
  ['traje para entrevista de trabajo › es para mujer', ['blazer'], ['pinstripe']],
  ['zapatos de hombre 42 › y botas?', ['otra talla'], []],
  ['a hat › hm what bout one w a ribbon', ['Straw hat'], ['Pom-pom']],
  [
    'something for a job interview, men, waist 32 › do u have a tie to go with it',
    ['Three good neckties'],
    ['name that size'],
  ],
  ['something for a job interview, men › any more?', ['That is all', 'comes close', 'neckties'], []],
  ['toddler clothes, 2 yr old', ['Striped summer romper'], []],
  ['white sneakers', ['Nothing fits all of "white sneakers"'], []],
  ['gorro', ['Pom-pom beanie'], ['Straw hat']],
  ['womens shoes size 7 › flat ones, i cant walk in heels', ['Ballet flats'], ['Party heels']],
  ['a skirt in size 12 › is it safe to meet strangers? › ok, show me the skirt again', ['pencil'], ['tutu', 'Polka']],
  ['jacket for a man, size M › M is too small for me', ['Olive bomber'], ['Blue puffer']],
  ['handbag › a bigger bag', ['Canvas tote'], ['Leather handbag']],
  ['clothes for a woman, size S', ['Breton top'], ['Maternity']],
  ['sueter talla L › mejor algo de verano', ['Three plain tees'], ['Mustard sweater']],
  ['shoes for work, mens 9 1/2', ['Oxford shoes'], ['Hiking']],
  ['clothes for a woman, size 8 › rather pants than a dress', ['no dress'], ['navy dress']],
  ['pants for a 3 year old › i meant 5, not 3', ['Overalls'], []],
  ['zapatos de mujer número 6 › sin tacón', ['Ballet flats'], ['Party heels']],
  ['hiking boots men 10.5 › wrong size sorry, i meant 9.5', ['another size'], []],
  ['dresses › is there smth smaller, like a medium', ['(medium)', 'sundress'], ['Forest-green']],
  ['women’s sneakers, size 8 › how far is it from daly city › any closer?', ['Daly City'], ['cannot see']],
  ['cleats for soccer › shin guards?', ['nothing for'], ['/donations/']],
  ['zapatos para niño de 6 años › y un suetercito', ['«suéter» para niño (6 años)'], ['botas']],
  ['uniforme escolar talla 10 › algo para niña de 8', ['Fair Isle sweater', 'Rainbow hoodie'], ['uniforme']],
  [
    'tengo frío y no tengo donde dormir › soy hombre talla L › ¿hay algún lugar donde puedo ir hoy?',
    ['211'],
    ['• Green'],
  ],
  ['i have nowhere to sleep tonight, a coat for a man › where do i go to pick it up?', [], ['211']],
  ['a dress for a wedding › do you have beds?', ['This site is for clothes'], ['/donations/']],
  ['how many donations are there?', ['more than 40'], []],
];

describeStores('What a conversation refuses and goes on with', (kind) => {
  const { last } = aDemoTalk(kind);

  it.each([...talks, ...ways])('%s', async (said, shown, hidden) => {
    const answer = await last(...said.split(' › '));
    for (const title of shown) expect(answer).toContain(title);
    for (const title of hidden) expect(answer).not.toContain(title);
  });
});
