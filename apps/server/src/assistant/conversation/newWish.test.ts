import { expect, it } from 'vitest';
import { aDemoTalk } from '../../testing/assistant/aDemoTalk.js';
import { describeStores } from '../../testing/stores.js';
import { assistantMessages as say } from '../messages/messages.js';

describeStores('Another wish after one for somebody', (kind) => {
  const { last: talk } = aDemoTalk(kind);

  it('is for the same person, where another thing to wear is asked for in a few words', async () => {
    expect(await talk('sweater for my daughter, 8 years old', 'do you have a hoodie?')).toContain(
      '"hoodie" for your daughter (8 years old)',
    );
    expect(await talk('ropa para niño de 5 años', '¿hay pijamas también?')).toContain('para niño (5 años)');
    expect(await talk('boots for men, size 12', 'nope. any sweaters?')).toContain('"sweaters" for men');
    expect(await talk('coat for women size 12', 'do you have scarves?')).toMatch(
      /^(?:.*\n)*• Plaid blanket scarf, [^(]*:/,
    );
    expect(await talk('suit for my son, 40R', 'and a tie?')).toContain('Three good neckties');
    // Nobody's in particular, or asked for in full.
    expect(await talk('sweater for my daughter', 'do you have an umbrella?')).not.toContain('daughter');
    expect(await talk('sweater for my daughter', 'I am also looking for a suit that fits me, 40R')).not.toContain(
      'daughter',
    );
  });

  it('is no question about what was shown', async () => {
    expect(await talk('sundress', 'do you also have heels? size 7')).toContain('Party heels');
    expect(await talk('yoga set', "This is an L. I'm a medium. Joggers?")).toMatch(
      /"joggers" \(medium\)[^]*Gray joggers/,
    );
    expect(await talk('yoga set', 'does it have pockets?')).toContain('"Yoga set: top and leggings" says');
  });

  it('drops what is not wished for any more, and keeps the rest', async () => {
    expect(await talk('skirts for a woman size 8', 'ok forget skirts, what is there in size 10')).toContain(
      'for a woman (size 10), no skirts',
    );
  });

  it('is for who is named now, or warmer, and no word of a saying', async () => {
    expect(await talk('gloves', 'his hands are big, I need mens')).toContain('"gloves" for men');
    expect(await talk('clothes for a toddler, 18 months', 'I need warmer things')).toContain(
      '"warm" for a toddler (18 months)',
    );
    expect(await talk('romper', 'in 6 months, she grows so fast')).not.toContain('fast');
    expect(await talk('boots', 'ok thanks dude')).toBe(say.topics('', []).thanks);
    expect(await talk('boots', 'thank you for the boots, any mittens?')).not.toContain('boots"');
  });

  it('goes on with the next size where it is too small, and with no other where its size was not meant', async () => {
    expect(await talk('shoes for a woman size 7', 'a bit too small')).toContain('Everyday sneakers');
    expect(await talk('snow boots for women size 9', "that's a 7, too small")).toContain('(size 9)');
  });

  it('is shown as it is, and not as what it would have to be for', async () => {
    expect(await talk('soccer shoes for kids', 'do you have soccer shorts?')).toMatch(/^(?:Nothing fits all|I looked)/);
    expect(await talk('work pants for a woman, size M')).not.toMatch(/^Here is/);
  });

  it('knows the age of a grade of school', async () => {
    expect(await talk('sweater for my son, he is in 3rd grade')).toContain('Fair Isle sweater, age 8');
    expect(await talk('hoodie for a second grader')).toContain('Rainbow hoodie, age 7-8');
  });

  it('may be longer or lighter than what was shown', async () => {
    expect(await talk('skirts', 'anything nicer?')).toMatch(/"skirts"/);
    expect(await talk('abrigo de mujer talla 12', '¿hay uno más ligero?')).toContain('«abrigo» para mujer');
  });

  it('reads no word that says for what or for whom else', async () => {
    expect(await talk('shirt for a man', 'any vest to go with the shirt?')).toContain('"vest" for a man');
    expect(await talk('I have no car, any coats for women near Noe Valley?')).toContain('"coats" for women within');
    expect(await talk('something with basketball for my nephew, he wears a mens large')).toContain('Basketball jersey');
    expect(await talk('my wife is about a 12, any coat')).toContain('Camel wool coat');
  });

  it('names the very thing before what comes with another one', async () => {
    expect(await talk('scarf')).toMatch(/^.*\n• Plaid blanket scarf/);
  });

  it('is one for each of a family', async () => {
    const answer = await talk('we are three: my wife L, my husband M and a girl of 6');
    expect(answer).toMatch(/for your wife \(L\):[^]*for your husband \(M\):[^]*for a girl \(6/);
    expect(await talk('¿qué hay para su prima de 5 años?')).toContain('para niña (5 años)');
  });

  it('is none of somebody who gives', async () => {
    expect(await talk('how do I donate my coat?', 'and hats too?')).toContain('This site is for clothes');
    expect(await talk('how do I donate my coat?', 'do you have hats for me?')).toContain('"hats"');
  });

  it('goes on at each place of a name', async () => {
    expect(await talk('sweater', 'in the Sunset')).toMatch(/Inner Sunset[^]*Outer Sunset/);
  });

  it('knows a waist of pants', async () => {
    expect(await talk('mens pants 33')).toContain('Brown corduroy');
    expect(await talk('work pants 32x32')).toContain('Pressed pants, 32/32');
  });
});
