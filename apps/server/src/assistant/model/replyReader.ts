import type { Donation } from '@clothesline/api-client/contract';
import type { Language } from '../language/language.js';

import { hasContact, withoutUnseen, writeLine } from '../answers/lines.js';
import { sentences, type AnswerItem } from '../answers/say.js';

/** Maximum length of a reply in characters, excluding donations */
const longest = 1200;

/** Give up if there's no sentence or line end within this many characters. */
const longestSentence = 2000;

const maxShown = 4;

/** A donation link on its own line, possibly with the list markers that models like to add. */
const showing = /^[-*•\s]*\/donations\/(\d{1,10})[.\s]*$/;

/** The model doesn't know our addresses or phone numbers, so any it writes are made up. */
const forbidden = /[\p{L}\p{N}][.。]\p{L}{2,}|[a-z]{3}:(?=[\w/])|<\/?[a-z]|<\||[{}]|\[\/?inst\]|passw|contrase/iu;

/** Everything is free, so prices are always wrong. */
const money = 'dollars?|dólares|euros?|usd|eur|gbp|paypal|venmo|zelle|cash ?app|bizum';
const price = new RegExp(`[$€£]\\s?\\d|\\d\\s?[$€£]|(?<!\\p{L})(?:${money})(?!\\p{L})`, 'iu');

/** States that search results can't be in, since they're always available */
const states = [
  'given away|gone|promised|reserved|sold|withdrawn|expired',
  'agotad[oa]s?|vendid[oa]s?|entregad[oa]s?|reservad[oa]s?|prometid[oa]s?|retirad[oa]s?',
];
const state = new RegExp(`(?<!\\p{L})(?:${states.join('|')})(?!\\p{L})`, 'iu');

/** Markdown formatting and control characters. */
const marks = /[*_`#]|(?![\n\t])\p{Cc}/gu;

/** Each chunk is checked together with some preceding text because a phone number may span two sentences. */
const checkedBefore = 80;

const sentenceEnd = /[.!?…]\s+(?=\S)/g;

export interface ReaderOptions {
  found: ReadonlyMap<number, Donation>;
  language: Language;
  /** True once the model has looked up the state of a donation. */
  mayTellStates?: () => boolean;
  onText?: ((text: string) => void) | undefined;
}

export interface ReplyReader {
  add(text: string): void;
  /** Drops the text so far. Returns whether any of it was already shown. */
  restart(): boolean;
  /** Returns the final answer. Throws if it's empty. */
  end(): string;
  items(): AnswerItem[];
}

/**
 * Validates the model's output as it streams in. Only plain sentences and donation links get through, and links are
 * replaced by stored data.
 */
export function createReplyReader({
  found,
  language,
  mayTellStates = () => false,
  onText,
}: ReaderOptions): ReplyReader {
  let rest = '';
  let answer = '';
  let spoken = '';
  const shown = new Map<number, AnswerItem>();

  function pass(text: string): void {
    answer += text;
    onText?.(text);
  }

  function say(text: string): void {
    if (spoken.length + text.length > 2 * longest) throw new Error('The model says too much.');
    const plain = withoutUnseen(text.replaceAll(marks, ''));
    const checked = spoken.slice(-checkedBefore) + plain;
    const form = checked.normalize('NFKC');
    const isForeign = hasContact(checked) || forbidden.test(form) || price.test(form);
    if (isForeign || (state.test(form) && !mayTellStates())) {
      throw new Error('The model says what is not shown.');
    }
    spoken += plain;
    if (spoken.length > longest) throw new Error('The model says too much.');
    pass(plain);
  }

  function show(id: number): void {
    const donation = found.get(id);
    if (!donation) throw new Error('The model shows a donation that it has not found.');
    if (shown.has(id) || shown.size === maxShown) return;
    const { line: text, item } = writeLine(donation, { say: sentences[language] });
    shown.set(id, item);
    pass(`${text}\n`);
  }

  function line(text: string, end: string): void {
    const id = showing.exec(text)?.[1];
    if (id !== undefined) show(Number(id));
    else say(text + end);
  }

  return {
    add(text) {
      rest += text;
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > longestSentence) throw new Error("The model's reply has no complete sentence.");
      for (const one of lines) line(one, '\n');
      // don't wait for the end of the line to show complete sentences
      const last = [...rest.matchAll(sentenceEnd)].at(-1);
      if (!last) return;
      const end = last.index + last[0].length;
      say(rest.slice(0, end));
      rest = rest.slice(end);
    },
    restart() {
      const wasHeard = answer !== '';
      [rest, answer, spoken] = ['', '', ''];
      shown.clear();
      return wasHeard;
    },
    end() {
      if (rest !== '') line(rest, '');
      rest = '';
      if (answer.trim() === '') throw new Error("The model's reply is empty.");
      return answer.trim();
    },
    items: () => [...shown.values()],
  };
}
