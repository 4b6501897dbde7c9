import { expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { describeStores } from '../../testing/stores.js';
import { assistantMessages as say } from '../messages/messages.js';
import { spanishMessages as diga } from '../messages/messages.es.js';

/** Messages with " › " between them, and how the answer to the last one begins or what is in it. */
const talks: readonly (readonly [string, RegExp])[] = [
  // Some of those that were shown
  ['something in teal › which ones are for kids?', /^Of those, these fit:\n• Soccer cleats/],
  ['sweaters › is any of them in L', /^Of those, these fit:\n• Mustard sweater.*\n• Weekend bundle/],
  ['sweaters › which ones are for kids? › and do any of those fit an XL', /^I see none among those(?:[^]*"){4}/],
  ['shoes for women › which are a size 7', /^Of those, this one fits:\n"Party heels/],
  ['zapatos de mujer › ¿cuáles son de talla 7?', /^De esas, esta sí:\n«Party heels/],
  ['zapatos de mujer › ¿alguno es negro?', /^De esas no veo ninguna/],
  ['abrigos › ¿alguno es para niños?', /^De esas no veo ninguna/],
  ['blouses › does any of them come from a home where nobody smokes?', /smoke-free home/],
  ['ropa de frío para una niña de 6 años › para una niña de 6, ¿qué tallas hay?', /6 años[^]*5-7 años/],
  ['something in teal › what sizes are there for kids', /^The size of "Soccer cleats, youth size 4": kids 4\./],
  // What one is most
  ["sweaters › what's the largest one?", /^By size, the largest first:\nThe size of "(?:Mustard|Weekend)/],
  ['shoes for women › whats the smallest pair you have', /^By size, the smallest first:\nThe size of "Ballet flats/],
  ['sweater for a man, XXL › so what is the biggest one you guys have', /^By size, the largest first:\n.*": X?L/],
  ['zapatos de mujer › ¿y cuál es el más grande?', /^Por talla[^]*Calzado 9[^]*Calzado 8/],
  ['hats › which was listed most recently', /^The newest first:\n"Pom-pom beanie[^]*Straw hat/],
  ['coats › and which of them is nearest to the Mission District?', /^The nearest first:\n"[^]*about 1[^]*about/],
  ['coats › the newest one › who posted it', /^The page of "Zebra raincoat".*\n\/donations\/80$/],
  ['coats › which one is newest › and the second one?', /^"Blue puffer jacket/],
  ['coats › which is closest to me', /^I cannot see where you are/],
  ['zapatos de mujer › ¿cuál queda más cerca del Castro?', /^De la más cercana[^]*0\.\d mi de Castro/],
  ['calcetines › ¿me queda lejos? estoy por Noe Valley', /Glen Park.* mi de Noe Valley/],
  // Several at once
  ['coat › the second and the third one, are they from the same neighbor?', /^They are from different people/],
  ['coat › could I take the puffer and the camel coat › same owner?', /^They are from different people.*\n.*70\n.*56/],
  ['hats › are the first two from one and the same person', /^They are from.*\n.*\n.*$/],
  ['mochilas › ¿las dos las da la misma persona?', /^Son de personas distintas/],
  ['backpacks › no, not that one, the other', /^"Swim-team backpack"/],
  ['mochilas › esa no, mejor la otra › ¿huele?', /^«Swim-team backpack» dice/],
  ['navy suit › and how would I get there', /is in West Portal/],
  // What was never shown
  ['where is the teal backpack', /^"Teal school backpack" is in Chinatown/],
  ['boots › the oxfords, what size are they', /^The size of "Oxford shoes, men’s 9½": shoe 9\.5/],
  ['hola › ¿de qué talla es el traje azul marino?', /^Talla de «Navy pinstripe suit, 40R»: 40R/],
  ['raincoat › the umbrella, who gives it', /^The page of "Dotted umbrella/],
  ['what size is the velvet cape', /^(?!"|I do not find)/],
  ['white jeans, waist 44, for a toddler › are they stretchy?', /^Which one do you mean\? Ask me to look/],
  // Sizes against one that is said
  ['soccer cleats › my boy takes a 2, will those work?', /": kids 4\. That is larger/],
  ['belts › would they do for a 40 waist', /That is smaller than the size that you say/],
  ['camel coat › she is a 12, will it fit?', /": 12\. That is the same size/],
  ['busco un traje › mi hermano usa 44, ¿le quedará?', /»: 40R.* Es más chica/],
  ['camisas de vestir hombre › la talla de cuello? › yo soy 17', /Cuello 16\. Es más chica/],
  ['abrigos › yo uso talla 8, ¿el de lana me quedará?', /»: 12\. Es más grande/],
  ['handbags, dresses size M › is there the cherry one in another size?', /": M\. It is one piece/],
  // What the listing says
  ['neckties › so how many ties is it altogether', /^"Three good neckties"/],
  ['corbatas › ¿cuántas corbatas son?', /^«Three good neckties»/],
  ['neckties › could I have only one and leave the rest', /[Dd]onor/],
  ['corbatas › ¿puedo pedir nada más una?', /Pedir la donación/],
  ['white work shirt › any holes or loose buttons', /Two missing buttons were replaced/],
  ['leather gloves, women M › has it got any flaws', /A stitch was renewed/],
  ['silk scarf › what does it say about picking up', /weekend afternoon/],
  ['zebra raincoat › would they be home on weekends', /evenings and weekends/],
  ['blue gingham shirt › which color is it', /^The color of "Blue gingham shirt": blue/],
  ['abrigo de mujer talla 12 › ¿de qué color es?', /^Color de «Camel wool coat with a plaid scarf»: camello\./],
  ['jackets › is there a name tag in one of them', /^None of those says anything/],
  // Children's shoes begin again behind 13
  ['kids shoes › which pair is the smallest?', /^By size, the smallest first:\n.*kids 13[^]*kids 1\.[^]*kids 4/],
  ['zapatos de niño › ¿cuál es el más grande?', /^Por talla[^]*Niños 4[^]*Niños 1\.[^]*Niños 13/],
  ["rain boots for a 4 year old › will they fit? he's a 1", /": kids 13, 4y\. That is smaller/],
  ['traje azul › soy 44, ¿me queda?', /40R.* Es más chica/],
  // Where, how and what is in it, as people say it
  ["raincoat › where's the umbrella", /^"Dotted umbrella, barely rained on" is in North Beach/],
  ['paraguas › ¿en qué colonia queda?', /está en North Beach/],
  ['paraguas › ¿cómo le hago para recogerlo?', /pulsa «Pedir la donación»/],
  ['canasta › ¿qué incluye?', /^«Winter basket[^]*sweaters \(two adult M/],
  ['backpack › it is for us in Noe Valley, is it far?', /Chinatown.*Noe Valley[^]*Parkside.*Noe Valley/],
  // The one that is meant
  ['umbrellas › How old must he be for the suit vest?', /^The size of "Checked suit vest, size M": M/],
  ['rainbow hoodie age 7 › rain boots kids 13 › how are the cuffs', /^"Rainbow hoodie[^]*cuffs are a little/],
  ['coats › which is lighter › what is it made of', /^I do not find that in what "Blue puffer/],
  ['abrigos › ¿cuál es más liviano?', /^«Blue puffer jacket[^]*light/],
  ['hats › are all of them from the same donor', /^They are from(?:[^]*donations){3}/],
  ['backpacks › in what condition are they', /^"Teal school backpack": Fits[^]*"Swim-team/],
  ['corbatas › ¿están limpias?', /^No lo encuentro en lo que dice/],
];

describeStores('Of several that were shown', (kind) => {
  const { last } = aDemoTalk(kind);

  it.each(talks)('%s', async (messages, answer) => {
    expect(await last(...messages.split(' › '))).toMatch(answer);
  });

  it('says in both languages how a size stands to one that is said', () => {
    expect(Object.keys(diga.about.sizeFit)).toEqual(Object.keys(say.about.sizeFit));
  });
});
