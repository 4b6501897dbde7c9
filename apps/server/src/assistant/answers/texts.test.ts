import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../language/language.js';
import { sentences } from './say.js';
import { readAsk, readExamples, topics } from '../topics/topics.js';

const folder = new URL('./', import.meta.url);
it('has a sentence for each key used by answers', () => {
  const files = readdirSync(folder).filter((name) => /^(?!.*test).*\.ts$/.test(name));
  const sources = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const named = [...sources.matchAll(/say\('([\w.]+)'/g)].map(([, key = '']) => key);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((key) => sentences.en.find(key) === undefined)).toEqual([]);
});

it.each(languages)('explains each topic used by examples or phrases, in %s', (language) => {
  const meant = new Set(readExamples(language).map(({ meaning }) => meaning));
  const unknown = [...meant].filter((one) => !topics.includes(one) && !/^(?:item|more)\.\w+$|^wish$/.test(one));
  expect(unknown).toEqual([]);
  expect(topics.filter((topic) => readAsk(topic, language) === '')).toEqual([]);
});
