import { expect, test } from '@playwright/test';
import { document, latest, play } from './support/world.mjs';

const answers = JSON.stringify({
  from: 'Harbour Church',
  answers: [{ questions: ['When are you open?'], answer: 'Mondays: https://church.example/hours' }],
});

const chat =
  '<clothesline-chat categories="Women, Men" place="Castro" radius="2" greeting="Ahoy!" ' +
  'quick-replies="Coats | When are you open?" answers-url="/answers.json"></clothesline-chat>';

test("the chat uses the charity's greeting, filter and answers", async ({ page }) => {
  const { calls } = await play(page, { html: document(chat), files: { '/answers.json': answers } });
  const sent = () =>
    calls
      .filter((call) => call.method() === 'POST' && call.url().includes('/api/chat'))
      .map((call) => call.postDataJSON());
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByText('Ahoy!')).toBeVisible();
  await page.getByRole('button', { name: 'When are you open?' }).click();
  await expect(page.getByText('From Harbour Church: Mondays:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://church.example/hours' })).toBeVisible();
  expect(sent()).toEqual([]);
  await page.getByRole('textbox', { name: 'Message' }).fill('Any coats?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two coats near you.')).toBeVisible();
  expect(sent().at(-1)?.scope).toEqual({ categories: ['Women', 'Men'], place: 'Castro', radius: 2 });
});

for (const [host, isNamed] of /** @type {const} */ ([
  ['evil.test', false],
  ['own.test', true],
])) {
  test(`a div only calls servers that the script allows: ${host}`, async ({ page }) => {
    /** @type {string[]} */
    const foreign = [];
    await page.route(/evil\.test|own\.test/, (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ body: answers, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    const div = `<div data-clothesline="chat" data-api-host="http://evil.test" data-answers-url="http://${host}/answers.json"></div>`;
    const script = `<script src="${latest}" data-hosts="http://own.test" async></script>`;
    const { calls } = await play(page, { html: document(div, { script }) });
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('When are you open?');
    await page.keyboard.press('Enter');
    await expect(page.getByText(isNamed ? 'From Harbour Church: Mondays:' : 'Two coats near you.')).toBeVisible();
    expect(calls.some((call) => call.method() === 'POST' && call.url().endsWith('/api/chat'))).toBe(!isNamed);
    expect(foreign).toEqual(isNamed ? ['http://own.test/answers.json'] : []);
  });
}

test('a div supports the same options, and the early panel shows the greeting', { tag: '@full' }, async ({ page }) => {
  const div = '<div data-clothesline="chat" data-greeting="Ahoy!" data-quick-replies="Hats"></div>';
  await play(page, { html: document(div) });
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByText('Ahoy!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hats' })).toBeVisible();
});
