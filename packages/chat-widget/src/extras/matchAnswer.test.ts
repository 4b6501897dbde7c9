import { readSiteAnswers } from '@clothesline/api-client/contract';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchAnswer } from './matchAnswer.js';

const answer = (name: string, ...questions: string[]) => ({ answer: name, questions });
const answers = [
  answer('hours', 'When are you open?', 'What are your opening hours?', '¿Cuándo abren?'),
  answer('where', 'Where are you?', 'What is your address?', '¿Dónde están?', '¿Cuál es la dirección?'),
  answer('coats', 'Do you take coats?', 'Can I bring winter coats?'),
  answer('volunteer', 'How can I volunteer?', 'I would like to help out', '¿Cómo puedo ser voluntario?'),
  answer('parking', 'Is there parking?'),
  answer('receipt', 'Can I get a tax receipt for my donation?'),
  answer('food', 'Do you have a food pantry?', '¿Tienen comida?'),
  answer('wheelchair', 'Is the building wheelchair accessible?'),
];

const ofMessage = (text: string) => matchAnswer(text, answers)?.answer;

describe('matchAnswer', () => {
  it.each([
    ['When are you open?', 'hours'],
    ['when do you open', 'hours'],
    ['what are the opening hours please', 'hours'],
    ['hi, are you open on sundays?', 'hours'],
    ['opening hours', 'hours'],
    ['whats your adress?', 'where'],
    ['cual es su direccion', 'where'],
    ['¿cuando abren?', 'hours'],
    ['Where are you?', 'where'],
    ['do you take coats', 'coats'],
    ['do you take winter coats?', 'coats'],
    ['can i volunter', 'volunteer'],
    ['volunteering', 'volunteer'],
    ['como puedo ser voluntaria', 'volunteer'],
    ['parking?', 'parking'],
    ['do I get a tax receipt', 'receipt'],
    ['is there a food pantry', 'food'],
    ['tienen comida?', 'food'],
    ['wheelchair accessible?', 'wheelchair'],
  ])('finds the answer to %j', (text, expected) => {
    expect(ofMessage(text)).toBe(expected);
  });

  it.each([
    'coats',
    'warm coats for kids',
    'do you have a winter coat for a 4 year old?',
    'abrigos para niños',
    'Where is it?',
    'where is the second one',
    'when can I pick it up?',
    'who are you?',
    'How do I donate?',
    'is it still available?',
    'a chair',
    'boots near Bernal Heights',
    'open toe shoes size 8',
    'what is new?',
    'how do I ask for it?',
    'a donation of mine is gone, delete it',
    'something to wear in the building trade',
    '',
    '???',
    'the and of',
  ])('finds no answer to %j', (text) => {
    expect(ofMessage(text)).toBeUndefined();
  });

  it('returns the best match', () => {
    const two = [answer('one', 'When is mass?'), answer('other', 'When is mass on Sunday?')];
    expect(matchAnswer('when is mass on sunday', two)?.answer).toBe('other');
  });

  it('matches in any script with word separators', () => {
    expect(matchAnswer('متى تفتحون؟', [answer('hours', 'متى تفتحون؟')])?.answer).toBe('hours');
  });

  it('runs in linear time on long messages', () => {
    const long = Array.from({ length: 100 }, (_, index) =>
      answer(String(index), ...Array.from({ length: 10 }, () => 'x y z '.repeat(33))),
    );
    const measure = (words: number) => {
      const start = performance.now();
      matchAnswer('word '.repeat(words), long);
      return performance.now() - start;
    };
    measure(400);
    // Quadratic time would give a ratio of 64.
    expect(Math.min(...[1, 2, 3].map(() => measure(3200) / Math.max(measure(400), 1)))).toBeLessThan(30);
  });
});

it('answers the example from the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? [];
  const site = readSiteAnswers(JSON.parse(json));
  expect(site.from).toBe('Bernal Church');
  expect(matchAnswer('when are you open', site.answers)?.answer).toContain('Mondays');
});
