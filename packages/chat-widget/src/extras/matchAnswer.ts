import type { SiteAnswers } from '@clothesline/api-client/contract';

type SiteAnswer = SiteAnswers['answers'][number];

/**
 * Finds a canned answer for a message. The message has to contain most of the keywords of a question and not much else,
 * otherwise messages about clothes would no longer be sent to the assistant.
 */
export function matchAnswer(message: string, answers: readonly SiteAnswer[]): SiteAnswer | undefined {
  const asked = readWords(message);
  let best: { score: number; answer: SiteAnswer } | undefined;
  for (const answer of answers) {
    const score = Math.max(...answer.questions.map((question) => rateMatch(asked, readWords(question))));
    if (score > (best?.score ?? 0)) best = { score, answer };
  }
  return best?.answer;
}

const least = { question: 0.65, message: 0.45 };

interface Words {
  all: string;
  about: readonly string[];
}

function rateMatch(message: Words, question: Words): number {
  if (message.all !== '' && message.all === question.all) return 1;
  const isIn = (words: readonly string[]) => (word: string) => words.some((one) => isSame(one, word));
  const shared = question.about.filter(isIn(message.about));
  // Question words are too vague. For example, "Where is it?" refers to a donation.
  if (shared.every((word) => asking.has(word))) return 0;
  const ofQuestion = weighWords(shared) / weighWords(question.about);
  const ofMessage = weighWords(message.about.filter(isIn(question.about))) / weighWords(message.about);
  return ofQuestion >= least.question && ofMessage >= least.message ? (ofQuestion + ofMessage) / 2 : 0;
}

const weighWords = (words: readonly string[]) => words.reduce((sum, word) => sum + (asking.has(word) ? 0.5 : 1), 0);

const asking = new Set('what when where who why how which que cuando donde quien como cual'.split(' '));

const fillers = new Set(
  (
    'a an the is are am was were be been do does did can could will would should may might must have has had i me my we us our ' +
    'you your it its this that these those there to of for in on at by from with and or if so please just get any some hi hello ' +
    'tell know want need like about much many ' +
    'el la los las un una unos unas de del al a y o u en es son hay esta estan se su sus tu tus mi mis me nos les le lo por para ' +
    'con si puedo puede pueden podemos quiero quisiera hola favor ustedes usted algo muy'
  ).split(' '),
);

function readWords(text: string): Words {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’](s|re|m|ve|ll|d)\b/g, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return { all: words.join(' '), about: [...new Set(words.filter((word) => !fillers.has(word)).map(cutEnding))] };
}

function cutEnding(word: string): string {
  return word.length > 4 && !asking.has(word)
    ? word.replace(/(?:ing|ies|es|s|ed)$/, '').replace(/(?<=\p{L}{3})[aeoy]$/u, '')
    : word;
}

function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  return length >= 5 && isWithinOne(one, other);
}

function isWithinOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
