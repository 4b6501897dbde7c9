import { readSiteAnswers, siteAnswerLimits, type SiteAnswers } from '@clothesline/api-client/contract';
import { matchAnswer } from './matchAnswer.js';

/** A site's own answers. */
export interface SiteAnswerSource {
  answers?: SiteAnswers | undefined;
  /** Their address, as JSON. */
  answersUrl?: string | undefined;
  /** Source named for answers that have none. */
  product: string;
}

const none: SiteAnswers = { answers: [] };

/** Answers by their address or as they were given: each is read once, and its failure reported once. */
const read = new Map<unknown, Promise<SiteAnswers>>();

/**
 * Returns the site's answer to a message and its source, as plain text. Returns undefined if there is none, or if it
 * is invalid, which is reported in the console.
 */
export async function siteAnswer(
  message: string,
  { answers, answersUrl, product }: SiteAnswerSource,
): Promise<{ from: string; answer: string } | undefined> {
  for (const one of await Promise.all([given(answers), loaded(answersUrl)])) {
    const match = matchAnswer(message, one.answers);
    if (match) return { from: plain(one.from ?? product), answer: plain(match.answer) };
  }
  return undefined;
}

/** Preloads what the first message will need. */
export function preloadAnswers(address: string | undefined): void {
  void loaded(address);
}

async function given(answers: SiteAnswers | undefined): Promise<SiteAnswers> {
  return answers ? once(answers, 'answers', async () => answers) : none;
}

async function loaded(address: string | undefined): Promise<SiteAnswers> {
  return address ? once(address, `answers-url="${address}"`, async () => fetchJson(address)) : none;
}

async function once(key: unknown, name: string, load: () => Promise<unknown>): Promise<SiteAnswers> {
  const known = read.get(key);
  if (known) return known;
  const reading = load()
    .then(readSiteAnswers)
    .catch((error: unknown) => {
      console.warn(`Clothesline chat: ${name} cannot be used. The chat goes on without the site's own answers.`, error);
      return none;
    });
  read.set(key, reading);
  return reading;
}

/** Milliseconds until an address that does not answer is given up. */
const longestLoad = 5000;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(longestLoad) });
  if (!response.ok) throw new Error(`The server answers with ${response.status}.`);
  return JSON.parse(await boundedText(response));
}

async function boundedText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > siteAnswerLimits.bytes) {
      await reader?.cancel();
      throw new Error(`It has more than ${siteAnswerLimits.bytes} bytes.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Removes bidirectional controls and all control characters except line breaks. */
function plain(text: string): string {
  return text.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu, '').trim();
}
