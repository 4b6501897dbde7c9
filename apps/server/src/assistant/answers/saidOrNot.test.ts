import { expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { describeStores } from '../../testing/stores.js';
import { assistantMessages as say } from '../messages/messages.js';

describeStores('What a listing says or leaves open', (kind) => {
  const { last: talk, talk: answersTo } = aDemoTalk(kind);

  it('is said plainly of what is asked for by its name', async () => {
    for (const question of ['is there a belt on it?', 'does it come with a hat', 'has it got a logo?']) {
      expect(await talk('zebra raincoat', question), question).toContain(say.about.unsaid('Zebra raincoat'));
    }
    expect(await talk('hand-knitted socks', 'cotton or silk?')).toContain('I do not find that');
    expect(await talk('camel coat', 'is it really wool?')).toContain(
      say.about.called('Camel wool coat with a plaid scarf'),
    );
    expect(await talk('abrigo de mujer talla 12', '¿y trae la bufanda?')).toMatch(
      /^Se llama «Camel[^]*has always gone/,
    );
  });

  it('is told of one of several by the thing that is named, not by its parts', async () => {
    expect(await talk('running clothes women M', 'are there pockets in the shorts')).toContain('Two pairs of track');
  });

  it('answers a word or two', async () => {
    expect(await talk('pajamas for men', 'brand new?')).toContain('worn never');
    expect(await talk('sundress', 'size?')).toContain('": M');
    expect(await talk('pijama de hombre', '¿nuevo?')).toContain('sin usar');
    expect(await talk('oxford shoes', 'heel?')).toContain('re-heeled');
    expect(await talk('leather bag', 'color?')).toContain('Chestnut brown');
    expect(await talk('mochila de escuela', '¿le cabe una computadora?')).toContain('Fits a laptop');
    expect(await talk('jeans', 'another color?')).not.toContain('says:');
  });

  it('is asked how things are done, in the words of a wish', async () => {
    const topics = say.topics('', []);
    expect(await talk('jeans', 'how do I give some?', 'do I need to wash them first')).toContain(topics.condition);
    expect(await talk('my phone broke', 'how does asking for something work')).toContain(topics.contact);
    expect(await talk('jeans', 'anything cheaper?')).toContain(topics.cost);
    expect(await talk("I'd like clothes")).toMatch(/^This is new/);
    expect(await talk('shoes no leather, size 9')).toContain('"shoes" (size 9), no leather');
  });

  it('says whether things are given apart', async () => {
    expect(await talk('weekend bundle', 'could I have only the sweater')).toContain('Take the lot');
    expect(await talk('track shorts', 'can I take just one pair?')).toContain('I do not find that');
    expect(await talk('winter basket', 'may we have all of it')).toContain('one family had it all');
    expect(await talk('neckties', 'do they go together or can I take one')).toContain('I do not find that');
    expect(await talk('backpack', 'can I ask for both?')).toContain(say.topics('', []).howMany);
    expect(await talk('backpack', 'ok both, please')).toContain(say.topics('', []).howMany);
  });

  it('is asked beside thanks, and in the words of other topics', async () => {
    expect(await talk('zebra raincoat', 'many thanks! when could I get it?')).toContain('Contact Donor');
    expect(await talk('ballet flats', 'do they have good arch support?')).toContain('I do not find that');
    expect(await talk('navy suit', "it's a 40, right?")).toContain('": 40R');
    expect(await talk('pants for men, waist 33', 'are they 100% wool?')).toMatch(/^I do not find that/);
    expect(await talk('pantalones de hombre cintura 33', '¿me quedan si soy 34?')).toContain('W33 L32');
    expect(await talk('pantalones de hombre cintura 33', '¿de qué largo son?')).toContain('leg 32');
  });

  it('is told of the one in another language, and of each by its size', async () => {
    expect(await talk('formal dress size 8', 'what does it say in English?')).toMatch(
      /^"Vestido largo[^]*In English, word for word: size medium, worn once/,
    );
    expect(await talk('leggings', 'which of them is larger?')).toMatch(/^By size[^]*": L[^]*": M/);
    expect(await talk('backpacks', 'which one is bigger')).toContain('Thirty litres');
    expect(await talk('denim jacket', "could you tell her that I'd come on Friday?")).toContain('Contact Donor');
  });

  it('does not turn the answer around where a listing is written from right to left', async () => {
    const [, answer = ''] = await answersTo('raincoat for a child of 6 years', 'tell me more about it');
    expect(answer).toContain('معطف');
    expect(answer.replaceAll(/\u2068[^\u2069]*\u2069/g, '')).not.toMatch(/\p{Script=Arabic}/u);
  });

  it('is no time of a pickup unless it says so', async () => {
    expect(await talk('blue puffer jacket', 'could I get it on Friday morning?')).toMatch(
      /^I do not find that[^]*Donor and taker arrange pickup/,
    );
    expect(await talk('zebra raincoat', 'can I collect it on a weekend')).toContain('evenings and weekends');
  });

  it('is asked in Spanish without accents, and of who fits it', async () => {
    expect(await talk('chaqueta azul de hombre', 'esta rota?')).toContain('patched inside');
    expect(await talk('chaqueta azul de hombre', 'esta manchada?')).toMatch(/^Ninguna de esas dice nada/);
    expect(await talk('pajamas for men', 'would it fit a teenager')).toContain('": M');
    expect(await talk('leather belts', 'just the tan one, possible?')).toContain('Take one or take all');
    expect(await talk('ropa de embarazo', 'solo quiero los pantalones')).toMatch(/dice[^]*no lo encuentro ahí/);
  });

  it('is told of each of a few', async () => {
    expect(await talk('clothes for my son, 3 years old', 'are those washed?')).toMatch(
      /all washed[^]*I do not find that in what "Corduroy/,
    );
  });
});
