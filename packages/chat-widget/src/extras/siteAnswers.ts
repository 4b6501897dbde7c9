import { readSiteAnswers, siteAnswerLimits, type SiteAnswers } from '@clothesline/api-client/contract';
import { matchAnswer } from './matchAnswer.js';

export interface SiteAnswerSource {
  answers?: SiteAnswers | undefined;
  /** JSON URL. */
  answersUrl?: string | undefined;
  /** Default source. */
  product: string;
}

const none: SiteAnswers = { answers: [] };

const read = new Map<unknown, Promise<SiteAnswers>>();

/**
 * Looks for a matching answer provided by the site and returns it as plain text. Invalid answers are logged and
 * ignored.
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

/** Starts loading the answers to have them available for the first message. */
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
      console.warn(`Clothesline chat: can't use ${name}. Continuing without the site's own answers.`, error);
      return none;
    });
  read.set(key, reading);
  return reading;
}

/** In ms. */
const longestLoad = 5000;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(longestLoad) });
  if (!response.ok) throw new Error(`The server returned ${response.status}.`);
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
      throw new Error(`It is larger than ${siteAnswerLimits.bytes} bytes.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function plain(text: string): string {
  return text.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/gu, '').trim();
}
