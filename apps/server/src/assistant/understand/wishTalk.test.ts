import { describe, expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { embedded } from '../../testing/stores.js';
import { asNear } from '../score/scoreOf.js';

describe('What the assistant shows to those who talk as people do', () => {
  const { last } = aDemoTalk(embedded);
  const reply = async (text: string) => (await last(text)).replaceAll(', San Francisco', '');
  const titlesIn = (text: string) => [...text.matchAll(/^• (.{9})/gm)].map(([, title]) => title ?? '');
  /** How the titles begin that it shows as fitting, and the lines of those that it says come close. */
  async function shown(text: string) {
    const blocks = (await reply(text)).split('\n\n');
    const close = blocks.filter((block) => asNear.test(block) && !/^(?:Nothing says|Nada dice)/.test(block));
    const fitting = blocks.filter((block) => !close.includes(block)).flatMap(titlesIn);
    return { fitting, close: close.join('\n') };
  }
  const fitting = async (text: string) => (await shown(text)).fitting;

  it('reads no size, and no other thing, from a usual Spanish word', async () => {
    expect(await fitting('busco un vestido largo')).toEqual(['Vestido l']);
    expect(await reply('camisas de manga larga')).not.toContain('grande');
    expect(await reply('pantalones largos')).not.toContain('cargos');
    expect(await fitting('playera deportiva')).toEqual(['Basketbal']);
    expect(await fitting('zapatos de mujer, talla 38 europea')).toEqual(['Party hee', 'Snow boot']);
    expect(await reply('tenis de mujer 8')).toContain('para mujer');
    expect(await reply('abrigos de hombre, women 12')).not.toContain('women');
    expect(await reply('algo calientito talla S')).toContain('«algo calentito»');
    expect(await reply('lonchera')).toContain('asistente');
  });

  it('says the same thing once, and sizes as people write them', async () => {
    expect(await reply('my old coat died, any coats?')).toMatch(/^Here is what I found for "coats":(?:\n• .*){4}/);
    expect(await reply('a shirt, a work shirt womens S')).toContain('for "work shirt" for women (S):');
    expect(await fitting('a coat and a raincoat size M for women')).toContain('Zebra rai');
    expect(await reply('baby clothes newborn')).toContain('found for a newborn:');
    expect(await reply('something for my 5 month old')).toContain('found (5 months):');
    expect(await reply('my size is 14w, tops')).toContain('(size 14W)');
  });

  it('names what is nearest first, and nothing beyond as within', async () => {
    const answer = await reply('plumed hats near glen park');
    expect(titlesIn(answer)).toEqual(['Pom-pom b', 'Straw hat']);
    expect(answer).toContain('within 3 mi of Glen Park');
  });

  it('looks for no word of a saying', async () => {
    expect(await fitting('my feet are killing me, need sneakers women 8')).toEqual(['Everyday ']);
    expect(await reply('killer heels size 7 lol')).toContain('found for "heels" (size 7)');
    expect(await fitting('dead simple white tee size L')).toEqual(['Three pla']);
    expect(await fitting('my kid is a little monster, he destroys shortalls, age 3')).toEqual(['Corduroy ']);
  });

  it('shows what is one of several things that will do', async () => {
    expect(await fitting('leggings or shorts women M')).toEqual(['Running l', 'Two pairs']);
    expect(await fitting('pants or a skirt for office, size 12')).toEqual(['Charcoal ']);
    expect(await reply('pants or skirt size 8')).toContain('"pants or skirt"');
    expect(await fitting('wool or cashmere sweater women L')).toEqual(['Mustard s']);
  });

  it('says truly why something does not fit', async () => {
    expect((await shown('a black tie for a funeral')).close).toContain('does not say the color');
    expect((await shown('skirt in black size 8')).close).toContain('another color');
    expect((await shown('cotton leggings women M')).close).toContain('does not say that it is of that');
    expect((await shown('cotton coat women 12')).close).toContain('another material');
    expect(await fitting('a belt, size 34')).toEqual(['Leather b']);
    expect((await shown('belt size 42')).close).toContain('another size');
    expect(await fitting('suit size 40')).toEqual(['Navy pins']);
    expect(await fitting('traje talla 40')).toEqual(['Navy pins']);
  });

  it('reads in a text what it is for, in other words too', async () => {
    expect(await fitting('vestido para una boda')).toContain('Vestido l');
    expect(await fitting('graduation dress')).toEqual(['Vestido l']);
    expect(await fitting('my feet are killing me, need comfy sneakers women 8')).toEqual(['Everyday ']);
    expect(await fitting('freezing weather jacket men M')).toContain('Blue puff');
    expect(await fitting('office is freezing, cardigan M')).toEqual(['Dusty-ros']);
  });

  it('names what is nearly it where there is nothing', async () => {
    expect((await shown('pajamas for a 4 month old')).close).toContain('Star sleepsuit');
    expect((await shown('pijama para bebé de 4 meses')).close).toContain('Star sleepsuit');
    expect((await shown('sleeping bag or blankets')).close).toContain('Plaid blanket scarf');
    expect((await shown('coat or jacket for a tall guy XL')).close).toContain('another size');
  });

  it('takes no usual word for a garment, and a misspelled one for it', async () => {
    expect(await reply('wheelchair or crutches')).not.toContain('/donations/');
    expect(await fitting('a turtel neck in green')).toEqual(['Green cab']);
    expect(await fitting('zapatos para niño con belcro')).toEqual(['Velcro sc']);
    expect(await fitting('shoes women size 7')).toEqual(['Party hee', 'Snow boot']);
    expect((await shown('shoes women size 7')).close).toBe('');
  });

  it('takes grown children and teens for what they are', async () => {
    expect(await fitting('un vestido para la graduación de mi hija')).toEqual(['Vestido l']);
    expect(await fitting('vestido para mi hija de 15 años')).not.toContain('Gingham p');
    expect(await fitting('a dress for my daughter, she is 16, size M')).toContain('Vestido l');
    expect(await fitting('jacket for my teenage son, size M')).toContain('Denim jac');
    expect(await fitting('shoes for my adult son size 9')).toEqual(['Oxford sh']);
    expect(await reply('ropa para mi hijo de 20 años')).toContain('tu hijo (20 años)');
    expect(await fitting('ropa para mi hijo de 20 años')).not.toContain('Kids Clot');
    expect(await fitting('ropa para mi hija embarazada')).toEqual(['Maternity']);
    expect(await fitting('dress for my daughter')).toEqual(['Gingham p']);
    expect(await fitting('sweater for my son, he is 8')).toContain('Fair Isle');
  });

  it('takes a small sister for a girl, and shows nothing of children to adults', async () => {
    expect(await reply('overalls for his sister, 5')).toContain('for a girl (5 years old)');
    expect(await fitting('mittens for adults')).toEqual([]);
  });
});
