import { DomUtils, parseDocument } from 'htmlparser2';
import { type DefaultTreeAdapterTypes, parse as parse5 } from 'parse5';
import type { Page } from '@playwright/test';
import { startFreshServer } from './support/freshServer.js';
import { hostileTexts } from './support/hostileTexts.js';
import { findPersonId } from './support/people.js';
import { expect, fullOnce, test } from './support/test.js';

test.use({
  server: async ({}, provide) => {
    const server = await startFreshServer({ CREATE_LIMIT: 'off', WRITE_LIMIT: 'off' });
    await provide(server);
    await server.remove();
  },
});

/** Texts per batch, whose donations are listed together. */
const batch = 6;

/** Texts per test, so that each ends within a few minutes. */
const texts = 72;

/** A parsed element. */
interface Found {
  name: string;
  attributes: Record<string, string>;
  /** Only for headings and the page's data. */
  text: string;
}

type Parser = (pages: readonly string[]) => Promise<Found[][]>;

/** A spec-compliant parser, a lenient one, and a browser. */
const parsers: Record<string, (page: Page) => Parser> = {
  parse5: () => async (pages) => pages.map((html) => walk(parse5(html))),
  htmlparser2: () => async (pages) =>
    pages.map((html) =>
      DomUtils.getElementsByTagName('*', parseDocument(html).children).map((element) => ({
        name: element.name,
        attributes: element.attribs,
        text: /^(?:h1|script)$/.test(element.name) ? DomUtils.textContent(element) : '',
      })),
    ),
  Chromium: (page) => (pages) =>
    page.evaluate(
      (all) =>
        all.map((html) =>
          [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].map((element) => ({
            name: element.localName,
            attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
            text: /^(?:h1|script)$/.test(element.localName) ? element.textContent : '',
          })),
        ),
      pages,
    ),
};

function walk(node: DefaultTreeAdapterTypes.Node): Found[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap((child) => walk(child)) : [];
  if (!('attrs' in node)) return children;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [
    { name: node.tagName, attributes, text: /^(?:h1|script)$/.test(node.tagName) ? readText(node) : '' },
    ...children,
  ];
}

function readText(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map((child) => readText(child)).join('') : '';
}

type Asked = [path: string, language: string, heading?: string | undefined];

interface Read {
  path: string;
  html: string;
  /** The donation's title as returned by the API. */
  heading: string | undefined;
}

const readers = Object.entries(parsers);

for (let start = 0; start < hostileTexts.length; start += texts) {
  const mine = hostileTexts.slice(start, start + texts);
  test(
    `hostile texts are escaped on each page for every parser (${start + 1} to ${start + mine.length})`,
    fullOnce,
    async ({ page, request, server }) => {
      test.setTimeout(600_000);
      const { origin } = server;
      const giver = await findPersonId(server, 'Rosa');
      const Cookie = await enter(origin, giver);
      const readAll = async (asked: readonly Asked[]) => {
        const all: Read[] = [];
        // Sequentially, since the server does not render all pages under load.
        for (const [path, language, heading] of asked) {
          const response = await request.get(path, { headers: { Accept: 'text/html', 'Accept-Language': language } });
          all.push({ path, html: await response.text(), heading });
        }
        return all;
      };

      /** All pages with each of the texts in all places, and the lists. */
      async function readPages(given: readonly string[]): Promise<Read[]> {
        const all = [];
        for (const text of given) {
          const donation = { ...sample, title: text.slice(0, 100), description: text, locationName: text.slice(0, 60) };
          const listed = await send(`${origin}/api/donations`, 'POST', donation);
          await send(`${origin}/api/me`, 'PATCH', { displayName: text.slice(0, 80), about: text }, { Cookie });
          const { id, title } = (await listed.json()) as { id?: number; title?: string };
          all.push(...(await readAll([...listDonationPages(id, title), ...listPages(text, giver)])));
        }
        return [...all, ...(await readAll(lists))];
      }

      const parse = readers.map(([name, make]) => [name, make(page)] as const);
      const shapes = new Map(parse.map(([name]) => [name, new Set<string>()]));
      const hosts = new Set<string>();
      const plain = await readPages(['A coat', 'zq', 'coat', 'معطف دافئ', 'a warm coat '.repeat(12)]);
      for (const [name, parser] of parse) {
        for (const found of (await parser(plain.map(({ html }) => html))).flat()) {
          shapes.get(name)?.add(readShape(found));
          for (const host of listHosts(found, origin)) hosts.add(host);
        }
      }

      for (let first = 0; first < mine.length; first += batch) {
        const all = await readPages(mine.slice(first, first + batch));
        const problems: string[] = [];
        for (const [name, parser] of parse) {
          const parsed = await parser(all.map(({ html }) => html));
          for (const [index, found] of parsed.entries()) {
            const { path, heading } = all[index] ?? { path: '' };
            const odd = found.filter(
              (one) =>
                !shapes.get(name)?.has(readShape(one)) || listHosts(one, origin).some((host) => !hosts.has(host)),
            );
            const served = found.filter(({ attributes }) => attributes.id === 'served').map(({ text }) => text);
            const title = found.find(({ name: tag }) => tag === 'h1')?.text;
            if (odd.length > 0) problems.push(`${name}: ${odd.map(readShape).join(' ')} on ${path}`);
            if (served.length !== 1 || !isJson(served[0])) problems.push(`${name}, ${path}: its data are broken`);
            if (heading !== undefined && title?.trim() !== heading.trim()) {
              problems.push(`${name}, ${path}: ${title} for ${heading}`);
            }
          }
        }
        expect(problems.slice(0, 5)).toEqual([]);
      }
    },
  );
}

const lists: Asked[] = [
  ['/', 'en'],
  ['/explore', 'es'],
  ['/explore?view=map', 'en'],
];

/** A donation's pages; empty if the server rejected the text. */
function listDonationPages(id: number | undefined, title: string | undefined): Asked[] {
  return id === undefined ? [] : ['en', 'es'].map((language) => [`/donations/${id}`, language, title]);
}

function listPages(text: string, giver: number): Asked[] {
  const word = encodeURIComponent(text);
  return [
    [`/people/${giver}`, 'en'],
    [`/explore?search=${word}`, 'en'],
    [`/explore?category=${word}&size=${word}&sort=${word}&page=${word}`, 'es'],
    [`/nowhere/${word}`, 'en'],
    [`/help/${word}?x=${word}`, 'es'],
  ];
}

/** @returns Session cookies of a demo account */
async function enter(origin: string, id: number): Promise<string> {
  const entered = await send(`${origin}/api/auth/sign-in/demo`, 'POST', { id });
  return entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const sample = {
  category: 'Women',
  images: ['https://pictures.example/a.jpg'],
  userId: 1,
  latitude: 37.77,
  longitude: -122.42,
};

function send(address: string, method: string, body: object, headers: Record<string, string> = {}) {
  const { origin } = new URL(address);
  return fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify(body),
  });
}

/** An element's name and attribute names, which texts must not affect. */
const readShape = ({ name, attributes }: Found) => `${name}[${Object.keys(attributes).toSorted().join()}]`;

/** Protocols and hosts that an element refers to. */
function listHosts({ attributes }: Found, origin: string): string[] {
  return ['href', 'src', 'action', 'formaction', 'srcdoc', 'data'].flatMap((name) => {
    const address = attributes[name];
    if (address === undefined) return [];
    const { protocol, host } = new URL(address, origin);
    return [`${name} ${protocol}//${host}`];
  });
}

function isJson(text = ''): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
