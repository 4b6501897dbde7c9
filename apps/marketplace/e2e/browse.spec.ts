import { expect, expectNoAxeViolations, full, isPhone, once, tabTo, test } from './support/test.js';
import {
  ask,
  card,
  cards,
  chatPanel,
  fillDonation,
  heart,
  saved,
  newDonation,
  openChat,
  openFilters,
  readPictureUrl,
  places,
  searchBox,
  settled,
  showResults,
  readTitle,
  typeDonation,
} from './support/visitor.js';

test('a visitor browses, searches, saves, gives, and finds it again everywhere', async ({ page, server }) => {
  test.slow();
  const given = newDonation(server.origin, await readPictureUrl(server.origin));
  let found = '';

  await test.step('browse', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle('Clothesline - Connect, Donate, Share');
    await expect(page.getByRole('heading', { name: 'Donations Near You' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Featured Donations' }).getByRole('article')).toHaveCount(4);
    await places(page).getByRole('link', { name: 'Explore' }).click();
    await expect(page.getByRole('heading', { name: 'All Donations' })).toBeVisible();
    await expect(page.getByText(/^[\d,]+ items found$/)).toBeVisible();
  });

  await test.step('search', async () => {
    await searchBox(page).fill('JACKET');
    await expect(page.getByText(/^\d+ items? found$/)).toBeVisible();
    // Ranks exact matches before similar ones.
    await expect(async () => {
      const texts = await cards(page).allTextContents();
      const hold = texts.map((text) => /jacket/i.test(text));
      expect(hold.lastIndexOf(true)).toBeGreaterThan(0);
      expect(hold.indexOf(false)).toBeGreaterThan(hold.lastIndexOf(true));
    }).toPass({ timeout: 10_000 });
  });

  await test.step('open a donation, and save it', async () => {
    found = await readTitle(cards(page).first());
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/donations\/\d+$/);
    await expect(page).toHaveTitle(`${found} - Clothesline`);
    await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();
    await expect(page.getByText(/ mi away$/)).toBeVisible();
    await expect(page.getByText(/^Posted /)).toBeVisible();
    await expect(page.getByText(/^Map showing /)).toBeVisible();
    await heart(page, found).click();
    await expect(saved(page, found)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('create', async () => {
    await places(page).getByRole('link', { name: 'Donate' }).click();
    await expect(page).toHaveTitle('Create Donation');
    await fillDonation(page, given);
    await page.getByRole('button', { name: 'Create Donation' }).click();
    await expect(page.getByText('Your donation has been successfully listed.')).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/`);
  });

  await test.step('it is shown on the line, and links to its page', async () => {
    const listed = page.getByRole('list', { name: 'New on the line' }).getByRole('link', { name: given.title });
    await listed.click();
    await expect(page.getByRole('heading', { level: 1, name: given.title })).toBeVisible();
    await page.goBack();
  });

  await test.step('it is first in the lists, on the map and in the assistant’s reply', async () => {
    await expectToFind();
    await openChat(page);
    const log = await ask(page, 'Do you have a marmalade coat?');
    await expect(log.getByText(given.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chatPanel(page)).toBeHidden();
  });

  await test.step('it persists after a reload, and so does the saved donation', async () => {
    await page.goto('/');
    await page.reload();
    await expectToFind();
    await places(page).getByRole('link', { name: 'Saved' }).click();
    await expect(card(page, found)).toBeVisible();
    await page.reload();
    await expect(card(page, found)).toBeVisible();
  });

  async function expectToFind() {
    const featured = page.getByRole('region', { name: 'Featured Donations' }).getByRole('article');
    await expect(featured.first()).toContainText(given.title);
    // The live map loads on the first interaction after hydration.
    await settled(page);
    await page.keyboard.press('Shift');
    const inView = page.getByRole('region', { name: 'Donations in view' });
    await expect(inView.getByRole('link', { name: given.title })).toBeVisible({ timeout: 30_000 });
    await places(page).getByRole('link', { name: 'Explore' }).click();
    await expect(cards(page).first()).toContainText(given.title);
  }
});

test('a size narrows the results and the map, and is kept in the URL', full, async ({ page }) => {
  await page.goto('/explore');
  await settled(page);
  await (await openFilters(page)).getByRole('textbox', { name: 'Size' }).fill('4t');
  await showResults(page);
  await expect(page).toHaveURL(/\/explore\?size=4t$/);
  await expect(cards(page).first()).toContainText('Overalls with a heart pocket (4-5y)');
  await expect(cards(page).filter({ hasText: 'Kids Clothing Bundle (3-5y)' })).toHaveCount(1);
  const count = await page
    .getByRole('status')
    .getByText(/^\d+ items? found$/)
    .textContent();
  await page.reload();
  await expect(page.getByRole('status').getByText(count ?? '')).toBeVisible();
  await page.getByRole('tab', { name: 'Map' }).click();
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map).toBeVisible();
  await expect(page.getByRole('status').getByText(count ?? '')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a search finds words in any order and form, or falls back to close matches', full, async ({ page, server }) => {
  await page.goto(`${server.origin}/explore`);
  await settled(page);
  for (const [words, title] of [
    ['trainers for women', 'Everyday sneakers'],
    ['womens sneaker', 'Everyday sneakers'],
    ["WOMEN'S rain coat", 'Zebra raincoat'],
  ] as const) {
    await searchBox(page).fill(words);
    await expect(page.getByRole('status').getByText(/^\d+ items? found$/)).toBeVisible();
    await expect(cards(page).first()).toContainText(title);
  }
  await searchBox(page).fill('purple zebra raincoat');
  await expect(
    page.getByText('No exact matches for “purple zebra raincoat.” Showing 1 item found for “zebra raincoat” instead'),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await searchBox(page).fill('zebra rainkoat');
  await expect(page.getByText(/1 item found for “zebra raincoat”$/)).toBeVisible();
  await searchBox(page).fill('accordion');
  await expect(page.getByRole('heading', { name: 'No Donations Found' })).toBeVisible();
});

test('a visitor does the same with the keyboard only', once, async ({ page, server }) => {
  test.slow();
  const given = newDonation(server.origin, await readPictureUrl(server.origin));
  const follow = async (name: string) => {
    await tabTo(page, places(page).getByRole('link', { name }), isPhone(page) ? 'Shift+Tab' : 'Tab');
    await page.keyboard.press('Enter');
  };
  await page.goto('/');
  await follow('Explore');
  await expect(page.getByRole('heading', { name: 'All Donations' })).toBeVisible();

  await tabTo(page, searchBox(page));
  await page.keyboard.type('jacket');
  await expect(cards(page).first()).toContainText(/jacket/i);
  const found = await readTitle(cards(page).first());
  await tabTo(page, card(page, found).getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${found} - Clothesline`);

  await tabTo(page, heart(page, found));
  await page.keyboard.press('Space');
  await expect(saved(page, found)).toHaveAttribute('aria-pressed', 'true');

  await follow('Donate');
  await expect(page).toHaveTitle('Create Donation');
  await typeDonation(page, given);
  await tabTo(page, page.getByRole('button', { name: 'Create Donation' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your donation has been successfully listed.')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/`);
  const inView = page.getByRole('region', { name: 'Donations in view' });
  await tabTo(page, inView.getByRole('link', { name: given.title }));

  await tabTo(page, page.getByRole('button', { name: 'Open chat' }));
  await page.keyboard.press('Enter');
  await expect(chatPanel(page).getByPlaceholder('Type your message...')).toBeFocused();
  await page.keyboard.type('Do you have a marmalade coat?');
  await page.keyboard.press('Enter');
  await expect(chatPanel(page).getByRole('log').getByText(given.title)).toBeVisible();
  await expect(chatPanel(page).getByPlaceholder('Type your message...')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();

  await page.reload();
  await follow('Saved');
  await expect(card(page, found)).toBeVisible();
});
