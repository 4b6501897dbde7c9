import { describe, expect, it } from 'vitest';
import { understand } from './understand.js';

describe('A message is understood as', () => {
  it.each([
    ['Hi', 'greeting'],
    ['Hello there!', 'greeting'],
    ['good morning 👋', 'greeting'],
    ['👋', 'greeting'],
    ['???', 'unknown'],
    ['🧥', 'unknown'],
    ['are you a robot?', 'about'],
    ['Who are you', 'about'],
    ['What can you do?', 'about'],
    ['help', 'about'],
    ['How do I donate my old coats?', 'donate'],
    ['I want to give away some shoes', 'donate'],
    ['I’d like to donate', 'donate'],
    ['How can I list an item', 'donate'],
    ['How does pickup work?', 'pickup'],
    ['Do you deliver?', 'pickup'],
    ['how do i get it', 'pickup'],
    ['Is it safe to meet a stranger?', 'safety'],
    ['How do I contact the donor', 'contact'],
    ['Where are my saved items', 'save'],
    ['How do I sign in?', 'account'],
    ['What does it cost?', 'cost'],
    ['Which categories are there?', 'categories'],
    ['Thank you so much!', 'thanks'],
    ['bye', 'bye'],
  ])('%j: %s', (message, expected) => {
    const intent = understand(message);
    expect(intent.kind === 'topic' ? intent.topic : intent.kind).toBe(expected);
  });

  it.each([
    ['Do you have a jacket?', ['jacket']],
    ["Hi! Women's dresses please", ['women', 'dresses']],
    ['shoes for my toddler', ['shoes', 'toddler']],
    ['anything for the winter', ['winter']],
    ['I need clothes for a job interview', ['job', 'interview']],
    ['running gear', ['running', 'gear']],
    ['zebra', ['zebra']],
    ['معطف', ['معطف']],
  ])('a search: %j', (message, words) => {
    const intent = understand(message);
    if (intent.kind !== 'find') throw new Error(`understood as ${intent.kind}`);
    expect(intent.words).toEqual(words);
  });

  it('a search that is sure where it names clothes', () => {
    expect(understand('coats')).toMatchObject({ kind: 'find', isSure: true });
    expect(understand('zebra')).toMatchObject({ kind: 'find', isSure: false });
  });

  it.each([
    ['coats within 2 miles of the Mission', 'mission', 2],
    ['shoes near Noe Valley', 'noe valley', 3],
    ['a hat 1.5 mi from the Castro', 'castro', 1.5],
    ['skirts in the Outer Sunset', 'outer sunset', undefined],
    ['bags within a mile of Bernal Heights', 'bernal heights', 1],
  ])('a search at a place: %j', (message, name, miles) => {
    const intent = understand(message);
    if (intent.kind !== 'find') throw new Error(`understood as ${intent.kind}`);
    expect(intent.places[0]).toEqual({ name, isNamed: true });
    expect(intent.miles).toBe(miles);
    expect(intent.isNearMe).toBe(false);
  });

  it('a search in kilometers, in miles', () => {
    const intent = understand('hats within 10 km of Oakland');
    expect(intent.kind === 'find' && intent.miles).toBeCloseTo(6.2, 1);
  });

  it.each([
    'shoes near me',
    'anything nearby?',
    'what is closest to me',
    'coats within 2 miles',
    'dresses in my neighborhood',
  ])('a search around the visitor: %j', (message) => {
    expect(understand(message)).toMatchObject({ kind: 'find', isNearMe: true });
  });

  it('something, however long and strange it is', () => {
    for (const message of [
      'x'.repeat(2000),
      'how do '.repeat(280),
      'near '.repeat(400),
      '%_\\\'"()[]{}*+?.|^$',
      '\u202Eabc',
      'i have '.repeat(285),
    ]) {
      const start = performance.now();
      expect(understand(message)).toHaveProperty('kind');
      expect(performance.now() - start).toBeLessThan(500);
    }
  });
});
