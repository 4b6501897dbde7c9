import { describe, expect, it } from 'vitest';
import { readSiteAnswers } from '@clothesline/api-client/contract';
import { forYourSite } from '../../locales/en/forYourSite.js';
import { firstChoice, findProblems, toAttributes } from './choice.js';
import { readChoice, writeSearch } from './choiceAddress.js';

const defaults = { product: 'Clothesline', lang: '' };
const first = firstChoice(defaults);

describe('the URL with the choices', () => {
  it('omits defaults', () => {
    expect(writeSearch(first, defaults)).toBe('');
    expect(readChoice('', defaults)).toEqual(first);
  });

  it('restores typed and chosen values', () => {
    const choice = {
      ...first,
      tag: 'clothesline-chat',
      product: `O'Hara & "Sons" #1`,
      categories: '¿Qué buscas? + más',
      version: 'pinned',
      kind: 'wix',
      site: 'https://charity.example/give?a=b',
    } as const;
    expect(readChoice(writeSearch(choice, defaults), defaults)).toEqual(choice);
    expect(readChoice(writeSearch({ ...first, product: '' }, defaults), defaults).product).toBe('');
  });

  it.each([
    ['?tag=script', 'tag'],
    ['?theme=neon', 'theme'],
    ['?placement=top', 'placement'],
    ['?version=0', 'version'],
    ['?kind=toString', 'kind'],
  ] as const)('ignores invalid choices: %s', (search, key) => {
    expect(readChoice(search, defaults)[key]).toBe(first[key]);
  });

  it("does not contain the chat's texts and answers, since a link may come from a stranger", () => {
    const search = '?answers-url=https%3A%2F%2Fevil.example%2Fa.json&greeting=Your+password%3F&product=Sons';
    expect(readChoice(search, defaults)).toEqual({ ...first, product: 'Sons' });
    expect(writeSearch({ ...first, greeting: 'Ahoy', 'answers-url': 'https://church.example/a.json' }, defaults)).toBe(
      '',
    );
  });

  it('ignores unknown fields and overlong text', () => {
    expect(readChoice('?__proto__=1&constructor=2&onload=alert(1)', defaults)).toEqual(first);
    expect(readChoice(`?product=${'a'.repeat(9000)}`, defaults).product).toHaveLength(500);
  });
});

describe("a site's own answers", () => {
  const chat = { ...first, tag: 'clothesline-chat', contact: '415-555-0100' };

  const pairs = [
    ['When are you open?', 'Tuesdays, 10 to 1\n\nand Thursdays'],
    ['¿Aceptan ropa? ', 'Sí: "toda"'],
    ['Not answered yet', ' '],
  ];
  const answers = JSON.stringify(pairs);

  it("use the chat's format, without incomplete answers", () => {
    expect(findProblems({ ...chat, answers }, forYourSite)).toEqual({});
    const attributes = toAttributes({ ...chat, answers });
    expect(attributes['contact']).toBe('415-555-0100');
    expect(readSiteAnswers(JSON.parse(attributes['answers'] ?? ''))).toEqual({
      answers: [
        { questions: ['When are you open?'], answer: 'Tuesdays, 10 to 1\n\nand Thursdays' },
        { questions: ['¿Aceptan ropa?'], answer: 'Sí: "toda"' },
      ],
    });
  });

  it('are omitted from the snippet if a file is used', () => {
    const attributes = toAttributes({ ...chat, answers, 'answers-url': 'https://charity.example/answers.json' });
    expect(attributes).toHaveProperty('answers-url');
    expect(attributes).not.toHaveProperty('answers');
  });

  it.each([[['Open?', 'a'.repeat(1001)]], [['Open?', 'No \ud800']]])(
    'show an error if the chat would reject them',
    (pair) => {
      expect(findProblems({ ...chat, answers: JSON.stringify([pair]) }, forYourSite)).toHaveProperty('answers');
    },
  );
});

describe('the URL of a site’s own answers', () => {
  it('has to be absolute if the snippet uses a div', () => {
    const choice = { ...first, tag: 'clothesline-chat', 'answers-url': '/a.json' };
    expect(findProblems({ ...choice, kind: 'html' }, forYourSite)).toEqual({});
    expect(findProblems({ ...choice, kind: 'wordpress' }, forYourSite)).toHaveProperty('answers-url');
  });
});
