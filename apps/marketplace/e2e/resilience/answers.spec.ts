import type { Page, Route } from '@playwright/test';
import { expect, full, test } from '../support/test.js';
import { type Answer, answers, everywhere, type Sentence, sentences } from './answers.js';
import { expectAlive, expectNoWaiting, screens } from './screens.js';

test.use({ unrendered: true });

const fulfill =
  ({ abort, status, contentType, headers, body }: Answer) =>
  (route: Route) =>
    abort ? route.abort(abort) : route.fulfill({ status, contentType, headers, body });

async function expectSentence(page: Page, sentence: Sentence) {
  const main = page.getByRole('main');
  await expect(main.getByText(sentences[sentence]).first()).toBeVisible();
  for (const other of Object.keys(sentences) as Sentence[]) {
    if (other !== sentence) await expect(main.getByText(sentences[other])).toHaveCount(0);
  }
}

/** One response of each kind. */
const inEachRun = new Set(['401', '500', 'no connection', 'a different shape']);

test.describe('each kind of API response has its own message', () => {
  test.use({ expectedNoise: /^Failed to load resource|net::ERR_|Clothesline chat: the history/ });

  for (const [name, answer] of Object.entries(answers)) {
    const { sentence } = answer;
    const isGone = sentence === 'notFound' || sentence === 'notAllowed';

    /** Expectations for each screen. */
    const says: Record<string, (page: Page) => Promise<unknown>> = {
      '/explore': async (page) => {
        await expectSentence(page, sentence);
        await expect(page.getByRole('button', { name: 'Reload categories' })).toBeVisible();
      },
      '/': async (page) => {
        await expectSentence(page, sentence);
        await expect(page.getByText(/\d+ donations? (in view|near you)/)).toHaveCount(0);
      },
      '/donations/1': async (page) => {
        const title = isGone ? 'Donation Not Found' : 'Couldn’t load this donation';
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByText('It might have been removed')).toHaveCount(isGone ? 1 : 0);
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(isGone ? 0 : 1);
        if (!isGone) await expectSentence(page, sentence);
      },
    };

    test(name, inEachRun.has(name) ? {} : full, async ({ page }) => {
      await page.route('**/api/**', fulfill(answer));
      for (const path of everywhere.has(name) ? screens : Object.keys(says)) {
        await page.goto(path);
        await expectAlive(page);
        await expectNoWaiting(page);
        await says[path]?.(page);
      }
    });
  }

  test('and a retry loads the failed part', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto('/donations/1');
    await expect(page.getByRole('heading', { name: 'Couldn’t load this donation' })).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Pickup Information' })).toBeVisible();
  });
});

test.describe('a list with an invalid item', () => {
  test.use({ expectedNoise: /^Clothesline: / });
  test('shows the other items', async ({ page, server }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const list = (await (await fetch(`${server.origin}/api/donations`)).json()) as { title: string | null }[];
    const count = list.length;
    if (list[0]) list[0].title = null;
    await page.route(/\/api\/donations(\?|$)/, (route) => route.fulfill({ json: list }));
    await page.goto('/explore');
    await expect(page.getByText(`${count - 1} items found`)).toBeVisible();
    expect(warnings).toEqual([expect.stringContaining(`1 of ${count} invalid items`)]);
  });
});
