import { mailedLink } from './support/mails.js';
import { expect, expectNoAxeViolations, isPhone, phone, test } from './support/test.js';
import { card, settled } from './support/visitor.js';

test.use({ ownServer: true });

test('a visitor without results is mailed when a match is listed', phone, async ({ page, server }) => {
  test.slow();
  await page.goto('/explore?category=Children');
  await settled(page);
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = isPhone(page) ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('main');
  await filters.getByRole('textbox', { name: 'Size' }).fill('12');
  if (isPhone(page)) await filters.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByText('No donations in size “12” right now.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show \d+ in other sizes$/ })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Notify me about new listings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get email alerts' });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill('ana@example.org');
  await dialog.getByRole('combobox', { name: 'How often' }).selectOption('Whenever a new donation is listed');
  await dialog.getByRole('button', { name: 'Get alerts' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await page.goto(await mailedLink(server, '/alert'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible();

  const title = 'Kids winter coat, size 12';
  const listed = await page.request.post(`${server.origin}/api/donations`, {
    data: {
      title,
      description: 'Warm, with a hood.',
      category: 'Children',
      images: [`${server.origin}/icon.svg`],
      userId: 1,
      latitude: 37.77,
      longitude: -122.42,
      locationName: 'San Francisco, CA',
    },
  });
  expect(listed.status()).toBe(201);
  const { id } = (await listed.json()) as { id: number };
  await page.goto(await mailedLink(server, `/donations/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto('/explore?category=Children&size=12');
  await expect(card(page, title)).toBeVisible();
});
