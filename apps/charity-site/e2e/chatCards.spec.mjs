import { expect, test } from '@playwright/test';
import { chat, document, market, play } from './support/world.mjs';

const assistantMessage = {
  content: 'One fits:\n• Warm coat, Mission (0.8 mi from Castro): /donations/12',
  timestamp: '2026-11-21T08:00:00.000Z',
  donations: [{ id: 12, title: 'Warm coat', locationName: 'Mission', status: 'available', note: '0.8 mi from Castro' }],
  suggestions: ['Closer'],
};

test('the chat shows a result as a styled card that links to the marketplace', async ({ page }) => {
  await play(page, { html: document(chat), api: { '/api/chat': { json: { assistantMessage } } } });
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('group', { name: 'Suggestions' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
  await page.keyboard.press('Enter');
  const card = page.getByRole('log').getByRole('link');
  await expect(card).toHaveText(/Warm coatMission0.8 mi from Castro/);
  await expect(card).toHaveAttribute('href', `${market}/donations/12`);
  await expect(card).toHaveCSS('display', 'flex');
  expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const closer = page.getByRole('button', { name: 'Closer' });
  expect((await closer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await closer.press('Enter');
  await expect(page.getByText('Closer', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
});

test('the chat shows results as text if its cards fail to load', { tag: '@full' }, async ({ page }) => {
  await play(page, { html: document(chat), api: { '/api/chat': { json: { assistantMessage } } } });
  await page.route('**/extras.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Coats?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('/donations/12')).toBeVisible();
});
