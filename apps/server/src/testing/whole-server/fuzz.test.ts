import { endpoints } from '@clothesline/api-client/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument, type Operation, type Parameter } from '../../openapi/createDocument.js';
import type { JsonSchema } from '../../openapi/schemas.js';
import { aDonation } from '../donations.js';
import { aPhoto } from '../photos/hostileFiles.js';
import { startServerProcess, type ServerProcess } from '../startServerProcess.js';
import { isFull, makePlace, type StorePlace } from '../stores.js';

/** Runs per call; invalid bodies get twice as many. `npm run fuzz` does more. */
const runs = Number(process.env.FUZZ_RUNS ?? (isFull ? 50 : 10));

/** Fixed to make failures reproducible; `FUZZ_SEED` changes it. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Allowed growth in megabytes after the first thousand requests, for buffers and compiled code. */
const growth = 120;

/**
 * Heap limit in megabytes. The server crashes beyond it, so all following tests fail. Startup needs 39 to 44, the
 * first reply of the assistant 4 to 8, and the world's places 10. V8 gives up earlier if collections free too
 * little: with a limit of 80 it did at 64.
 */
const heap = 120;

const document = createDocument(endpoints);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'document', ...document });

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** Texts that are known to cause bugs. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-0',
    '1e308',
    '1e999',
    '-1',
    'NaN',
    'null',
    'undefined',
    '%',
    '_',
    '\\',
    "'",
    "' or 1=1 --",
  ),
  fc.constantFrom(
    '\u0000',
    '\u001f',
    '\ud800',
    '../../etc/passwd',
    '__proto__',
    ...Object.getOwnPropertyNames(Object.prototype),
    '${1}',
    '{{1}}',
    '\u202e',
  ),
  fc.constantFrom('9'.repeat(400), 'a'.repeat(5000), '😀'.repeat(200), '2147483648', '9007199254740993'),
);
const json = fc.jsonValue({ maxDepth: 4 });

/** Usually matches the schema, sometimes anything. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fitting = fittingFor(schema);
  return fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: json }, { weight: 1, arbitrary: oddText });
}

function fittingFor({
  type,
  items,
  properties,
  const: fixed,
  pattern,
  minimum,
  maximum,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (fixed !== undefined) return fc.constant(fixed);
  if (typeof pattern === 'string' && pattern.length < 60) return fc.stringMatching(new RegExp(pattern));
  switch (type) {
    case 'integer':
      return fc.integer({ min: -2, max: 300 });
    case 'number':
      return fc.double({ min: Number(minimum ?? -200), max: Number(maximum ?? 200), noNaN: true });
    case 'array':
      return fc.array(items ? valueFor(items) : json, { maxLength: 15 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(properties ?? {}).map(([name, one]) => [name, valueFor(one)])),
        {
          requiredKeys: [],
        },
      );
    default:
      return fc.oneof(
        fc.string(),
        fc.constant('https://pictures.example/a.jpg'),
        fc.constant('2026-11-01T12:00:00.000Z'),
      );
  }
}

interface Asked {
  url: string;
  init: RequestInit;
}

function requestFor(path: string, method: string, { parameters = [], requestBody }: Operation): fc.Arbitrary<Asked> {
  const given = fc.record(Object.fromEntries(parameters.map((one) => [one.name, valueFor(one.schema)])), {
    requiredKeys: parameters.filter((one) => one.in === 'path').map(({ name }) => name),
  });
  return fc.tuple(given, sentTo(requestBody)).map(([values, sent]) => ({
    url: address(path, parameters, values),
    init: { method, ...sent },
  }));
}

function sentTo(requestBody: Operation['requestBody']): fc.Arbitrary<RequestInit> {
  if (!requestBody) return fc.constant({});
  const schema = requestBody.content['application/json']?.schema;
  if (!schema) {
    const types = fc.constantFrom(...Object.keys(requestBody.content));
    return fc.tuple(spoiltPhoto, types).map(([body, type]) => ({ body, headers: { 'Content-Type': type } }));
  }
  return bodyFor(schema).map((body) => ({
    body: JSON.stringify(body) ?? 'null',
    headers: { 'Content-Type': 'application/json' },
  }));
}

const photos = await Promise.all((['jpeg', 'png', 'webp'] as const).map((format) => aPhoto({ format })));

/** A photo with changed bytes and a truncated end. */
const spoiltPhoto: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc
  .tuple(
    fc.constantFrom(...photos),
    fc.array(fc.tuple(fc.oneof(fc.nat(100), fc.nat(50_000)), fc.nat(255)), { maxLength: 6 }),
    fc.oneof(fc.constant(0), fc.nat(5000)),
  )
  .map(([photo, changes, cut]) => {
    const spoilt = new Uint8Array(photo.subarray(0, photo.length - cut));
    for (const [at, byte] of changes) spoilt[at % spoilt.length] = byte;
    return spoilt;
  });

/** A valid message with odd content. */
const aMessage = fc.array(oddText, { minLength: 1, maxLength: 3 }).map((words) => ({
  role: 'user',
  content: words.join(' '),
  sessionId: 'V1StGXR8_Z5jdHi6B-myT',
  timestamp: '2026-11-01T12:00:00.000Z',
}));

/** A valid donation or message, optionally with invalid fields, or a value from the schema. */
function bodyFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const whole: fc.Arbitrary<object> = schema.properties?.sessionId ? aMessage : fc.constant(aDonation());
  const spoilt = fc.tuple(whole, fittingFor(schema)).map(([good, fields]) => ({ ...good, ...(fields as object) }));
  return fc.oneof(valueFor(schema), whole, spoilt);
}

function address(path: string, parameters: readonly Parameter[], values: Record<string, unknown>): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(text(values[name])) || '0');
  const query = parameters
    .filter((one) => one.in === 'query' && values[one.name] !== undefined)
    .map(({ name }) => `${name}=${encoded(text(values[name]))}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** Lone surrogates cannot be encoded, and dots would change the path. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E').slice(0, 6000);
}

/** Invalid bodies with their headers. */
const rawBody: fc.Arbitrary<{ body: Uint8Array; headers: Record<string, string> }> = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }).map((body) => ({ body, headers: {} })),
  fc.string({ unit: 'binary' }).map((text) => ({ body: bytes(text), headers: {} })),
  fc.json().map((text) => ({ body: bytes(text), headers: {} })),
  fc.tuple(fc.nat(2000), fc.constantFrom('[', '{"a":', '[[', '{"title":[')).map(([depth, open]) => ({
    body: bytes(open.repeat(depth)),
    headers: {},
  })),
  fc.nat(400).map((end) => ({ body: bytes(JSON.stringify(aDonation()).slice(0, end)), headers: {} })),
  fc.constantFrom('1e999', `1${'0'.repeat(5000)}`, '-1e-999', '0.1e+1000000').map((number) => ({
    body: bytes(JSON.stringify(aDonation()).replace(/"latitude":[^,]+/, `"latitude":${number}`)),
    headers: {},
  })),
  fc.constantFrom('utf-16', 'latin1', 'utf-7', '"', 'x'.repeat(300)).map((charset) => ({
    body: bytes(JSON.stringify(aDonation())),
    headers: { 'Content-Type': `application/json; charset=${charset}` },
  })),
  fc.constantFrom('gzip', 'br', 'deflate', 'zstd', 'x').map((encoding) => ({
    // Ten megabytes compressed to ten kilobytes.
    body: new Uint8Array(gzipSync(Buffer.alloc(10_000_000))),
    headers: { 'Content-Encoding': encoding },
  })),
  fc
    .constantFrom(
      '\ufeff{}',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"a":1}}}',
      '{} {}',
      "{'a':1}",
    )
    .map((text) => ({ body: bytes(text), headers: {} })),
);

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

describe('Random requests', () => {
  let place: StorePlace;
  let server: ServerProcess;
  let before = 0;
  beforeAll(async () => {
    place = await makePlace();
    const { dataDir, databaseUrl = '' } = place.at;
    server = await startServerProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
      NODE_OPTIONS: `--max-old-space-size=${heap}`,
    });
  }, 60_000);
  afterAll(async () => {
    await server.end('SIGTERM');
    await place.remove();
  });

  /** Checks the response against the OpenAPI document, and resolves with the errors. */
  async function faultsOf({ url, init }: Asked, operation: Operation): Promise<string[]> {
    const response = await fetch(server.host + url, init);
    const { status } = response;
    const text = await response.text();
    const type = response.headers.get('Content-Type') ?? '';
    const value: unknown = type.startsWith('application/json') ? JSON.parse(text) : undefined;
    const { content } = operation.responses[String(status)] ?? operation.responses.default ?? {};
    const schema = withReferences(content?.['application/json']?.schema ?? false);
    const faults = [
      ...((status >= 200 && status < 300) || (status >= 400 && status < 500) ? [] : ['the status']),
      ...(value === undefined ? [`the type ${type}`] : []),
      ...(status < 400 || saysSomething(value) ? [] : ['no message']),
      ...(ajv.validate(schema, value) ? [] : [ajv.errorsText()]),
    ];
    return faults.map((fault) => `${init.method} ${url}: ${status} ${text.slice(0, 300)}: ${fault}`);
  }

  describe.each(operations)('$method $path', ({ path, method, operation }) => {
    it('get documented responses', async () => {
      const request = requestFor(path, method, operation);
      await fc.assert(
        fc.asyncProperty(request, async (asked) => {
          expect(await faultsOf(asked, operation)).toEqual([]);
        }),
        { numRuns: runs, seed },
      );
    });
  });

  it.each(operations.filter(({ operation }) => operation.requestBody))(
    '$method $path responds to invalid bodies',
    async ({ path, method, operation }) => {
      before ||= server.megabytes();
      const asked = rawBody.map(({ body, headers }) => ({
        url: path,
        init: { method, body: Buffer.from(body), headers: { 'Content-Type': 'application/json', ...headers } },
      }));
      await fc.assert(
        fc.asyncProperty(asked, async (one) => {
          expect(await faultsOf(one, operation)).toEqual([]);
        }),
        { numRuns: runs * 2, seed },
      );
    },
  );

  it('with malformed request lines do not stop the server', async () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }).map((text) => `${text}\r\n\r\n`),
      fc.constantFrom(
        'GET\r\n\r\n',
        'GET / HTTP/9.9\r\n\r\n',
        `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      ),
      fc.constantFrom(
        'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
        'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        'POST /api/chat HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
        'GET /api/categories HTTP/1.1\r\nHost: a b\r\n\r\n',
        'GET //[ HTTP/1.1\r\nHost: [\r\n\r\n',
        `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(3000)}\r\n`,
      ),
    );
    await fc.assert(
      fc.asyncProperty(line, async (text) => {
        const response = await exchange(Number(new URL(server.host).port), text);
        expect(response).toMatch(/^$|^HTTP\/1\.1 [2-4]\d\d /);
      }),
      { numRuns: runs, seed },
    );
    expect((await fetch(`${server.host}/readyz`)).status).toBe(200);
  });

  it('do not leak memory', () => {
    expect(before).toBeGreaterThan(0);
    expect(server.megabytes() - before).toBeLessThan(growth);
  });
});

function saysSomething(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'message' in value && /\S/.test(String(value.message));
}

/** Makes `#/components/…` refer to the document added to ajv. */
function withReferences(schema: JsonSchema | boolean): object | boolean {
  if (typeof schema === 'boolean') return schema;
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'));
}

function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(500, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (response += chunk.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(response));
    socket.end(text);
  });
}
