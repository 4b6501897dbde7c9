import {
  createDonationSchema,
  endpoints,
  isHttpUrl,
  matchesSearch,
  maxBodyBytes,
  maxMessageLength,
  maxPlaceLength,
  maxSearchLength,
} from '@clothesline/api-client/contract';
import { createWorldList } from '@clothesline/location/world';
import { describe, expect, it } from 'vitest';
import { groupWords, searchWords } from '../../search/index.js';
import { oneLine } from '../../assistant/answers/lines.js';
import { newConversation } from '../../assistant/talk/conversation.js';
import { understand } from '../../assistant/talk/understand.js';
import { checked, readQuery } from '../../http/checked.js';
import { chooseEncoding } from '../../http/encode.js';
import { isKnown } from '../../http/entityTag.js';
import { readJson } from '../../http/readJson.js';
import { HttpError } from '../../http/httpError.js';
import { maxHeaderSize } from '../../listener/listen.js';
import { callerAddress } from '../../http/callerAddress.js';
import { readRequestId } from '../../observe/observer.js';
import { readCursor } from '../../http/cursor.js';
import { classifyCaller } from '../../security/origins.js';
import { placeKey } from '../../store/placeKey.js';
import { beginning, substringCondition } from '../../donations/search/substring.js';
import { wordConditions } from '../../donations/search/tsquery.js';
import { aDonation } from '../donations.js';

/** Maximum CPU time of a parser in milliseconds. */
const limit = 100;

/** Texts that made a parser slow when repeated, and similar ones. */
const units = [
  'a',
  'ab ',
  '"',
  '\\"',
  '\\',
  '[',
  '{"a":',
  '<',
  '-',
  '- ',
  ' ',
  '\t',
  ',',
  ';',
  ';q=0',
  '=',
  '&a=',
  '%41',
  '%',
  "'s",
  '0',
  '1.',
  '1 mi ',
  ':',
  '::1',
  'W/"a",',
  '../',
  'https://',
  'how to ',
  'i have ',
  'which near ',
  'constructor ',
  'x\u0301',
  '\u0130',
  '\u{1f45f}',
  '\ud800',
];

const worldList = createWorldList();

const parsers: Record<string, { max: number; parse: (text: string) => unknown }> = {
  'the JSON of a body': { max: maxBodyBytes, parse: (text) => readJson({ req: { raw: jsonRequest(text) } } as never) },
  'the fields of a donation': { max: 5000, parse: (text) => checked(createDonationSchema, donationOf(text)) },
  'the fields of a message': {
    max: maxMessageLength,
    parse: (text) =>
      checked(endpoints.sendMessage.body, { role: text, content: text, sessionId: text, timestamp: text }),
  },
  'the query of a list': {
    max: maxHeaderSize,
    parse: (text) => checked(endpoints.listDonations.query, readQuery(`http://x/?${text}`)),
  },
  'a cursor': { max: maxHeaderSize, parse: readCursor },
  'what a message asks for': { max: maxMessageLength, parse: asked },
  'the words of a donation': {
    max: 5000,
    parse: (text) => searchWords(aDonation({ title: text.slice(0, 200), description: text })),
  },
  'a searched text': { max: maxSearchLength, parse: searched },
  'the words looked for': { max: maxMessageLength, parse: (text) => wordConditions({ groups: groupWords(text) }) },
  'a text that the assistant quotes': { max: 5000, parse: oneLine },
  'the name of a place': { max: 200, parse: (text) => [placeKey(text), beginning(text)] },
  'a place in the world': { max: maxPlaceLength, parse: (text) => worldList.find(text, { limit: 20 }) },
  'the address of a picture': { max: 2048, parse: isHttpUrl },
  'Accept-Encoding': { max: maxHeaderSize, parse: chooseEncoding },
  'If-None-Match': { max: maxHeaderSize, parse: (text) => isKnown(text, 'W/"a"') },
  'X-Request-Id': { max: maxHeaderSize, parse: readRequestId },
  'X-Forwarded-For': {
    max: maxHeaderSize,
    parse: (text) => callerAddress({ headers: { 'x-forwarded-for': text }, socket: {} } as never, 1),
  },
  Origin: {
    max: maxHeaderSize,
    parse: (origin) =>
      classifyCaller({ origin, host: origin, secFetchSite: origin }, { allowedOrigins: [], embedOrigins: [] }),
  },
};

function jsonRequest(body: string): Request {
  return new Request('http://x/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

function donationOf(text: string): object {
  const images = Array.from({ length: 12 }, () => `https://${text.slice(0, 2000)}`);
  return {
    ...aDonation({ title: text, description: text, category: text, images, locationName: text }),
    createdAt: text,
  };
}

function asked(message: string): unknown[] {
  const intent = understand(message, newConversation);
  return intent.kind === 'find' ? [wordConditions({ groups: groupWords(intent.search.wish.others.join(' ')) })] : [];
}

function searched(text: string): unknown[] {
  return [
    substringCondition(text),
    beginning(text),
    wordConditions({ groups: groupWords(text) }),
    matchesSearch(aDonation({ description: 'a'.repeat(5000) }), text),
  ];
}

/** Repeats units up to the maximum length, with prefixes and suffixes that prevent early exits. */
function shapesOf(max: number): string[] {
  return units.flatMap((unit) => {
    const filled = unit.repeat(Math.floor((max - 2) / Buffer.byteLength(unit)));
    return [filled, `"${filled}\\`, `${filled}b`];
  });
}

/** Ignores rejections, but not other errors. */
async function attempt(parse: (text: string) => unknown, text: string): Promise<void> {
  try {
    await parse(text);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
}

/** CPU time of this thread, which other load does not affect. */
async function timeOf(parse: (text: string) => unknown, text: string): Promise<number> {
  const start = process.threadCpuUsage();
  await attempt(parse, text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** Describes a shape that is too slow. Tries twice, since the first run may compile or collect garbage. */
async function slowness(parse: (text: string) => unknown, shape: string): Promise<string | undefined> {
  const first = await timeOf(parse, shape);
  const time = first > limit && first < 20 * limit ? await timeOf(parse, shape) : first;
  return time > limit ? `${JSON.stringify(shape.slice(0, 20))}: ${Math.round(time)} ms` : undefined;
}

describe.each(Object.entries(parsers))('The parser for %s', (_, { max, parse }) => {
  it(`takes at most ${limit} ms for inputs of the maximum length`, async () => {
    for (const shape of shapesOf(max)) expect(await slowness(parse, shape)).toBeUndefined();
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))('treats %s like any other word', async (name) => {
    await expect(attempt(parse, name)).resolves.toBeUndefined();
    await expect(attempt(parse, `looking for a ${name} near ${name}`)).resolves.toBeUndefined();
  });
});
