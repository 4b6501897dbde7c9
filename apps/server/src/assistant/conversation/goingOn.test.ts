import { describe, expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { embedded } from '../../testing/stores.js';
import { assistantMessages as english } from '../messages/messages.js';
import { spanishMessages as spanish } from '../messages/messages.es.js';

const topics = english.topics('', []);

describe('A message that goes on with what was looked for', () => {
  const { last: talk } = aDemoTalk(embedded);

  it.each([
    ['jacket for women', 'got a larger one? she is about a 16', '"jacket" for women (size 16)'],
    ['ropa para niños entre 3 y 5', '¿hay más grandes?', '(6 años, 7 años)'],
    ['pantalones de mujer', '¿no hay más grandes? uso 16', 'para mujer (talla 16)'],
    ['winter coat for women', 'maybe something not so dressy', '"winter coat" for women'],
    ['clothes for a baby 3 months', 'do you have one for a girl', '(3 months)'],
    ['coats for my kids, 4 and 8', 'what about the older one?', '"coats" for kids (8 years old)'],
    ['botas para mis hijos de 5 y 9 años', '¿y para el mayor?', '(9 años)'],
    ['I need a hat or something for the rain', 'for a man', '"rain" for a man'],
    ['something for the rain', 'and boots for a boy', 'Yellow rain boots'],
    ['my hands are always freezing', 'for a woman', '"warm gloves" for a woman'],
    ['me da frío en los pies', 'de hombre', 'calcetines'],
    ['a costume for my 4 year old', 'she would love to be a ballerina', 'Pink tutu for small dancers'],
    ['any denim jackets?', 'others, but not denim', ', no denim'],
    ['tutu for my girl age 5', 'never mind the tutu. Something warm', '"warm" for a girl (5 years old), no tutu'],
    ['work pants', 'what about shirts to go with them', '"shirts"'],
    ['shoes for my son', 'he is 7', '"shoes" for your son (7 years old)'],
    ['shoes for my daughter', "she's a 13", '"shoes" for your daughter (size 13)'],
    ['coat for an adult', 'no, for a kid', '"coat" for a kid:'],
    ['coats', 'what shoes would go with it', '"shoes"'],
    ["women's shoes", 'do you have wide ones', '"shoes" for women'],
    ['coats for a 3 year old and a 10 month old', 'just for the baby', '10 months'],
    ['I want to give away some coats', 'do I have to be home', 'arrange pickup directly'],
    ['jacket size l ish', 'blue?', '"blue jacket" (size L)'],
    ["I'm cold", 'for my son, he is 6', '"warm" for your son (6 years old)'],
    ['blankets', 'big ones', topics.otherSize],
    ['jeans 32x30', '34x30 then', '(34/30)'],
    ['rain boots for my son, he is 6', 'anything bigger, he has large feet', '(7 years old, 8 years old)'],
    ['winter hats', 'the third one please', 'I showed only one.\n/donations/51'],
    ['sweaters', 'the fifth one', 'I showed only 4. Which one do you mean?'],
    ['gorros de invierno', 'el tercero', 'Solo mostré una donación.'],
    ['the red vest', 'what else do they give', 'names its donor, with a link to what else they give'],
    ['the red vest', 'do they have other stuff', 'names its donor, with a link to what else they give'],
    ['delete my listing', "I can't find the button", topics.remove],
    ['how do I change my email', "I don't understand", topics.email],
    ["I'm in San Jose", 'anything there?', 'I found nothing within 5 mi of San Jose'],
    ['coats', 'the newest one', 'The newest first:\n"Zebra raincoat"'],
    ['any jackets', 'newest first please', 'The newest first:\n'],
    ['dresses', 'which is the fanciest?', english.about.prettiest],
    ['abrigos', '¿cuál es el más bonito?', spanish.about.prettiest],
    ['abrigos', 'los más nuevos primero', spanish.about.newestFirst],
    ['suits for men 40R', 'the grey one, are the pants included?', '"Navy pinstripe suit, 40R" says'],
    ['raincoat women medium', 'the blue one, is it really waterproof?', '"Zebra raincoat" says'],
    ['prom dress size 6', 'something longer?', 'That is all for "prom dress" (size 6) right now.'],
    ['maternity clothes', 'size small, sorry forgot to say', 'for a pregnancy (size small):'],
    ['boots', 'the white one, is it still there?', english.which(4)],
    ['warm jacket for men XL', 'Is there one in the Richmond?', 'Outer Richmond'],
    ['blazer for women', 'navy would be ideal', '"navy blazer" for women'],
    ['t-shirts', 'Which of these are in Noe Valley?', 'about 2.4 mi from Noe Valley'],
    ['a coat for a 6 year old', 'the same for adults', '"coat", not kids:'],
    ['anything for girls size 6', 'do you have the same in adult', 'anything, not kids:'],
    ['coats for my son, 6', 'the same for adults', '"coats", not kids:'],
    ['coats', 'one for my sister', '"coats" for a woman'],
    ['coats', 'something like that', 'Going on from before: "coats":'],
    ['I saw a yellow raincoat yesterday', 'for kids', '"yellow raincoat" for kids'],
  ])('%j, then %j', async (first, then, part) => {
    expect(await talk(first, then)).toContain(part);
  });

  it.each([
    ['red dress size 10', 'forget the size', '"red dress":'],
    ['red dress size 10', "the size doesn't matter", '"red dress":'],
    ['red dress size 10', "I don't care about the color", '"dress" (size 10)'],
    ['vestido rojo', 'el color no importa', '«vestido»:'],
    ['vestido rojo', 'me da igual el color', '«vestido»:'],
  ])('%j, then %j asks for any', async (first, then, part) => {
    expect(await talk(first, then)).toContain(part);
  });

  it('looks where it was asked for last, also where two places were meant before', async () => {
    const answer = await talk('what is there in the mission', 'for men', 'what about the castro');
    expect(answer).toContain('for men in Castro');
    expect(answer).not.toContain('Mission');
  });

  it('asks again for what was meant, and drops it only where nothing was found', async () => {
    expect(await talk('winter coat for women', 'too small', 'size 14, but something plain')).toContain('coat');
    expect(await talk('kayak for women', 'something warm then')).toContain('"warm" for women');
  });

  it('is told which of several fits best', async () => {
    expect(await talk('something warm for an 8 year old', 'which would you pick?')).toContain(
      `${english.about.bestFirst}\n"Fair Isle sweater, age 8"`,
    );
    expect(await talk('algo calientito para niño de 8 años', '¿y cuál me recomienda?')).toContain(
      spanish.about.bestFirst,
    );
  });

  it('leaves out what has the part that is refused', async () => {
    const answer = await talk('something warm for an 8 year old', 'nothing with hoods, no hoods please');
    expect(answer).toContain('Fair Isle sweater');
    expect(answer).not.toContain('Rainbow hoodie');
  });
});

describe('What people ask around giving and asking', () => {
  const { last: talk } = aDemoTalk(embedded);

  it.each([
    ['choosing', ['how do I give clothes away', 'is it up to me who gets them?']],
    ['choosing', ['how do I list a coat', 'and may I turn somebody down?']],
    ['noPhone', ['camel coat', 'we have no phone, is this a problem?']],
    ['noPhone', ['a warm coat for men', 'I do not own a phone, does that matter?']],
    ['ownPhotos', ['I want to give away a coat', 'is a picture really required?']],
    ['listingSize', ['I want to give away a bag of clothes', 'they have no tags, which size do I write?']],
    ['condition', ['how do I give clothes', 'even with a torn pocket?']],
    ['languages', ['which languages do you understand?']],
    ['smallTalk', ['hello', 'how are you today?']],
    ['unanswered', ['the donor does not answer me', 'it has been a whole week']],
  ] as const)('is answered as %s', async (topic, messages) => {
    expect(await talk(...messages)).toContain(topics[topic]);
  });

  it.each([
    ['choosing', ['¿cómo doy ropa?', '¿yo decido a quién se la doy?']],
    ['noPhone', ['abrigo de hombre', 'no tengo teléfono, ¿importa?']],
    ['ownPhotos', ['quiero regalar ropa', '¿es obligatorio poner una foto?']],
    ['condition', ['quiero donar ropa', '¿tiene que ir lavada?']],
    ['report', ['¿cómo doy ropa?', 'una persona me escribe groserías']],
  ] as const)('is answered in Spanish as %s', async (topic, messages) => {
    expect(await talk(...messages)).toContain(spanish.topics('', [])[topic]);
  });

  it('is no fear of somebody: who does not want to give an address is told that nobody sees it', async () => {
    expect(await talk('me da miedo dar mi dirección')).toContain(spanish.topics('', []).privacy);
  });
});

describe('A size that a question names', () => {
  const { last: talk } = aDemoTalk(embedded);

  it('is not said to be the same where it is the listing’s own, and another was looked for', async () => {
    expect(await talk('hiking boots for men, size 12', 'do you think a 10.5 fits me?')).not.toContain('the same size');
    expect(await talk('sun hat', 'I have a large head, will it fit?')).not.toContain('the same size');
    expect(await talk('camel coat', 'I am a 12, does it fit?')).toContain('the same size');
  });
});

describe('A first message', () => {
  const { last: talk } = aDemoTalk(embedded);

  it.each([
    ['my mother passed and I have all her clothes, where do I start?', english.loss],
    ['we need some pots and a table', topics.onlyClothes.slice(0, 24)],
    ['¿podemos pedir muchas cosas a la vez?', spanish.topics('', []).howMany],
    ['disculpe señora, busco una bufanda', 'Plaid blanket scarf'],
    ['ropa para niños entre 3 y 5', 'Kids Clothing Bundle (3-5y)'],
    ['clothes for a newborn, my wife is due in March', 'newborn'],
    ['interview on Friday, I wear a 42 long jacket', 'Navy pinstripe suit'],
    ['our house burned down: my husband and two kids, 6 and 9', 'Winter basket for a family of four'],
    ['boots near Atlantis Square', 'Hiking boots'],
  ])('%j is answered with %j', async (message, part) => {
    expect(await talk(message)).toContain(part);
  });

  it('is thanks and a wish in one', async () => {
    expect(await talk('gloves for women', 'How nice of you. Maybe a warm scarf too?')).toContain('Plaid blanket scarf');
  });

  it('asks the assistant to write to somebody in vain', async () => {
    expect(await talk('boots for men', 'could you text the owner for me?')).toContain(topics.human);
  });
});
