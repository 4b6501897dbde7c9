import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages, readPairs } from '../language/language.js';
import { readAsk, readExamples, topics } from '../topics/topics.js';

const folder = new URL('./', import.meta.url);
const readKeys = (language: string) => {
  const lines = readFileSync(new URL(`answers.${language}.txt`, folder), 'utf8').split('\n');
  return new Set(readPairs(lines.filter((line) => /^[a-z]/.test(line))).keys());
};

it('has a sentence in each language for each key that an answer names', () => {
  const files = readdirSync(folder).filter((name) => /^(?!.*test).*\.ts$/.test(name));
  const sources = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const named = [...sources.matchAll(/say\('([\w.]+)'/g)].map(([, key = '']) => key);
  expect(named.length).toBeGreaterThan(30);
  for (const language of languages) expect(named.filter((key) => !readKeys(language).has(key))).toEqual([]);
  const isShared = (key: string) => !/^(?:wearer|name|helpLine|category)\./.test(key);
  const [english = [], spanish = []] = languages.map((language) => [...readKeys(language)].filter(isShared).toSorted());
  expect(spanish).toEqual(english);
});

it.each(languages)('explains each topic that examples or phrases name, in %s', (language) => {
  const meant = new Set(readExamples(language).map(({ meaning }) => meaning));
  const unknown = [...meant].filter((one) => !topics.includes(one) && !/^(?:item|more)\.\w+$|^wish$/.test(one));
  expect(unknown).toEqual([]);
  expect(topics.filter((topic) => readAsk(topic, language) === '')).toEqual([]);
});
