import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.js';
import { expectAlive, expectNoWaiting, screens } from './screens.js';

/** What stands where a list or a donation should be. One of them, and none of the others. */
const sentences = {
  noAnswer: 'No answer came. Check your connection and try again.',
  serverTrouble: 'The server has a problem. Try again in a minute.',
  serverBusy: 'The server has a problem. Try again in 40 seconds.',
  tooMany: 'Too many requests came from here. Try again in 40 seconds.',
  notAllowed: 'The server does not allow this here.',
  notFound: 'The server does not have this any more.',
};
type Sentence = keyof typeof sentences;

const json =
  (status: number, body: string, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body, headers });

const answers: Record<string, [Sentence, (route: Route) => Promise<void>]> = {
  'no connection': ['noAnswer', (route) => route.abort('connectionrefused')],
  'a reset connection': ['noAnswer', (route) => route.abort('connectionreset')],
  'the page of a network where one has to sign in': [
    'noAnswer',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  ],
  'half an answer': ['noAnswer', json(200, '[{"id":1,"title":"A co')],
  nothing: ['noAnswer', json(200, '')],
  'another shape': ['serverTrouble', json(200, '{"rows":[]}')],
  null: ['serverTrouble', json(200, 'null')],
  'a list of other things': ['serverTrouble', json(200, '[null,7,"x",{}]')],
  '400': ['serverTrouble', json(400, '{"message":"No"}')],
  '401': ['notAllowed', json(401, '{"message":"No"}')],
  '403': ['notAllowed', json(403, '{"message":"No"}')],
  '404': ['notFound', json(404, '{"message":"No"}')],
  '410': ['notFound', json(410, '')],
  '413': ['serverTrouble', json(413, '')],
  '422': ['serverTrouble', json(422, '{"message":"No"}')],
  '429': ['tooMany', json(429, '{"message":"No"}', { 'Retry-After': '40' })],
  '500': ['serverTrouble', json(500, '<h1>Oops</h1>')],
  '502': ['serverTrouble', json(502, '')],
  '503': ['serverTrouble', json(503, '{"message":"No"}')],
  '503 with a time': ['serverBusy', json(503, '{"message":"No"}', { 'Retry-After': '40' })],
};

/** One of each kind is looked at on every screen; the others where donations stand. */
const everywhere = new Set(['no connection', 'a list of other things', '403', '404', '429', '500']);

async function expectSentence(page: Page, sentence: Sentence) {
  const main = page.getByRole('main');
  await expect(main.getByText(sentences[sentence]).first()).toBeVisible();
  for (const other of Object.keys(sentences) as Sentence[]) {
    if (other !== sentence) await expect(main.getByText(sentences[other])).toHaveCount(0);
  }
}

test.describe('each answer of the API is told as what it is', () => {
  test.use({ expectedNoise: /^Failed to load resource|net::ERR_|Clothesline chat: the history/ });

  for (const [name, [sentence, answer]] of Object.entries(answers)) {
    test(name, async ({ page }) => {
      await page.route('**/api/**', answer);
      for (const path of everywhere.has(name) ? screens : []) {
        await page.goto(path);
        await expectAlive(page);
        await expectNoWaiting(page);
      }

      await page.goto('/explore');
      await expectAlive(page);
      await expectSentence(page, sentence);
      await expect(page.getByRole('button', { name: 'Fetch categories again' })).toBeVisible();
      await page.goto('/');
      await expectSentence(page, sentence);
      await expect(page.getByText(/\d+ donations? (in view|near you)/)).toHaveCount(0);

      await page.goto('/donations/1');
      await expect(page.getByRole('heading', { name: 'Donation Not Found' })).toBeVisible();
      const isGone = sentence === 'notFound';
      await expect(page.getByText('It might have been removed')).toHaveCount(isGone ? 1 : 0);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(isGone ? 0 : 1);
      if (!isGone) await expectSentence(page, sentence);

      await page.unroute('**/api/**');
      if (!isGone) {
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { name: 'Pickup Information' })).toBeVisible();
      }
    });
  }
});

test.describe('a list with a bad record', () => {
  test.use({ expectedNoise: /^Clothesline: / });
  test('leaves the others', async ({ page, server }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const list = (await (await fetch(`${server.origin}/api/donations`)).json()) as { title: string | null }[];
    const count = list.length;
    if (list[0]) list[0].title = null;
    await page.route(/\/api\/donations(\?|$)/, json(200, JSON.stringify(list)));
    await page.goto('/explore');
    await expect(page.getByText(`${count - 1} items found`)).toBeVisible();
    expect(warnings).toEqual([expect.stringContaining(`1 of ${count} items`)]);
  });
});
