import { tokensOf } from '@clothesline/api-client/search';
import { allMessages } from '../messages/messages.js';

/** The places of which an answer asks which is meant. */
export function choicesIn(answer: string): string[] {
  for (const { placeAsked, placesBetween } of allMessages) {
    // One of several answers may ask.
    for (const paragraph of answer.split('\n\n')) {
      const names = placeAsked.exec(paragraph)?.[1];
      if (names !== undefined) return names.split(placesBetween);
    }
  }
  return [];
}

/** Any of the places will do. */
export const anyChoice =
  /^(?:\W|i |it |please|really|me|of them|is fine|are fine|is ok|okay|ok)*(?:both|either|any|all|anywhere|each|whichever|dont know|don't know|do not know|not sure|no idea|doesn't matter|doesnt matter|don't care|dont care)\b/;

/** The longest message that chooses by one word of a name: "the outer one, please". */
const mostChoiceWords = 4;

/** Which of the places that were asked about is meant: by its name, its number, or the first word of its name. */
export function choiceOf(message: string, choices: readonly string[]): string | undefined {
  const text = tokensOf(message)
    .filter((word) => word !== 'the')
    .join(' ');
  const number = [/\b(first|1st)\b/, /\b(second|2nd)\b/, /\b(third|3rd)\b/].findIndex((pattern) => pattern.test(text));
  if (number >= 0) return choices[number];
  const named = choices.filter((name) => text.includes(name.toLowerCase()));
  if (named.length > 0) return named.toSorted((one, other) => other.length - one.length)[0];
  const wordsOf = (name: string) => name.toLowerCase().split(' ');
  const own = choices.filter((name) =>
    wordsOf(name).some(
      (word) => text.split(' ').includes(word) && !choices.every((other) => wordsOf(other).includes(word)),
    ),
  );
  if (own.length === 1 && text.split(' ').length <= mostChoiceWords) return own[0];
  return (
    choices.find((name) => `${text} district` === name.toLowerCase()) ??
    choices.find((name) => name.toLowerCase().split(' ').includes(text))
  );
}
