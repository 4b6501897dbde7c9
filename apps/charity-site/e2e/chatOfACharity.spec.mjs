import { expect, test } from '@playwright/test';
import { document, latest, play } from './support/world.mjs';

const answers = JSON.stringify({
  from: 'Harbour Church',
  answers: [{ questions: ['When are you open?'], answer: 'Mondays: https://church.example/hours' }],
});

const chat =
  '<clothesline-chat categories="Women, Men" place="Castro" radius="2" greeting="Ahoy!" ' +
  'quick-replies="Coats | When are you open?" answers-url="/answers.json"></clothesline-chat>';

test('the chat greets, narrows and answers as the charity wants it', async ({ page }) => {
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

test('a div of an author without rights sends nothing to another server than the script names', async ({ page }) => {
  /** @type {string[]} */
  const foreign = [];
  await page.route(/evil\.test|own\.test/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({
      body: answers,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  const div = (/** @type {string} */ host) =>
    `<div data-clothesline="chat" data-api-host="http://evil.test" data-answers-url="http://${host}/answers.json"></div>`;
  const says = async () => {
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('When are you open?');
    await page.keyboard.press('Enter');
  };
  const { calls } = await play(page, { html: document(div('evil.test')) });
  await says();
  await expect(page.getByText('Two coats near you.')).toBeVisible();
  expect(calls.some((call) => call.method() === 'POST' && call.url().endsWith('/api/chat'))).toBe(true);
  expect(foreign).toEqual([]);
  const script = `<script src="${latest}" data-hosts="http://own.test" async></script>`;
  await play(page, { html: document(div('own.test'), { script }) });
  await says();
  await expect(page.getByText('From Harbour Church: Mondays:')).toBeVisible();
  expect(foreign).toEqual(['http://own.test/answers.json']);
});

test('a div has the same, and the early panel its greeting', { tag: '@full' }, async ({ page }) => {
  const div = '<div data-clothesline="chat" data-greeting="Ahoy!" data-quick-replies="Hats"></div>';
  await play(page, { html: document(div) });
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByText('Ahoy!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hats' })).toBeVisible();
});
