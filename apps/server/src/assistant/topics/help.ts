import type { Language } from '../language/language.js';
import { readSections } from '../language/sections.js';
import english from './help.en.txt';
import spanish from './help.es.txt';
import type { Topic } from './topic.js';

/** An answer about the site, and the question on the button that asks for it. */
export interface Help {
  ask: string;
  answer: string;
}

function readHelp(text: string): Readonly<Record<Topic, Help>> {
  const entries = [...readSections(text)].map(([topic, [ask = '', ...lines]]) => [
    topic,
    { ask, answer: lines.join(' ') },
  ]);
  return Object.fromEntries(entries) as Record<Topic, Help>;
}

/** The answers about the site in each language. */
export const help: Readonly<Record<Language, Readonly<Record<Topic, Help>>>> = {
  en: readHelp(english),
  es: readHelp(spanish),
};

/** The answer to a topic with the site's name and its categories filled in. */
export function helpText(
  topic: Topic,
  { language, product, categories }: { language: Language; product: string; categories: readonly string[] },
): string {
  return help[language][topic].answer
    .replaceAll('{product}', product)
    .replaceAll('{categories}', new Intl.ListFormat(language).format(categories));
}
