import { expect, type Locator, type Page } from '@playwright/test';
import { waitForQuiet } from './quiet.js';
import { isPhone, tabTo } from './test.js';

/** The main navigation: a tab bar on phones, part of the header on desktop */
export function places(page: Page): Locator {
  return page.getByRole('navigation', { name: isPhone(page) ? 'Tabs' : 'Main' });
}

/** Waits for late content to arrive, otherwise the controls may still move. */
export async function settled(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await waitForQuiet(page);
}

/** The `noscript`-style hint disappears once React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.getByText(/(need|necesitan) JavaScript/)).toHaveCount(0);
}

/** Scrolls to the preview (widgets only load close to the viewport). */
export async function scrollToPreview(page: Page): Promise<void> {
  // the iframe is replaced on every change, so retry
  await expect(() => page.locator('iframe').scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
}

export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

export function card(page: Page, title: string): Locator {
  return cards(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

/** Uses `textContent` to also work for offscreen cards that aren't rendered. */
export async function readTitle(shown: Locator): Promise<string> {
  const title = await shown.getByRole('heading').textContent();
  expect(title).toBeTruthy();
  return title ?? '';
}

export function heart(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `Save ${title}`, exact: true });
}

export function saved(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `Saved: ${title}`, exact: true });
}

export function searchBox(page: Page): Locator {
  return page.getByRole('main').getByPlaceholder('Search donations...');
}

export async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('main');
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

export async function showResults(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('button', { name: /^Show / })
    .click();
}

export function chatPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Clothesline Assistant' });
}

export function chatInput(page: Page): Locator {
  return chatPanel(page).getByPlaceholder('Type your message...');
}

export async function openChat(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(chatPanel(page)).toBeVisible();
}

export async function ask(page: Page, words: string): Promise<Locator> {
  const answers = chatPanel(page).getByText('Assistant said:');
  const before = await answers.count();
  await chatInput(page).fill(words);
  await page.keyboard.press('Enter');
  await expect(answers).toHaveCount(before + 1);
  return chatPanel(page).getByRole('log');
}

export interface NewDonation {
  title: string;
  description: string;
  category: string;
  image: string;
}

let coats = 0;

export function newDonation(origin: string, image: string): NewDonation {
  coats += 1;
  return {
    title: `Quilted marmalade coat (${coats})`,
    description: 'Worn for two winters, warm as toast. From a home without smoke.',
    category: 'Women',
    image: new URL(image, origin).href,
  };
}

export async function readPictureUrl(origin: string): Promise<string> {
  const [first] = (await (await fetch(`${origin}/api/donations?limit=1`)).json()) as { images: string[] }[];
  if (!first?.images[0]) throw new Error('The demo has no pictures');
  return first.images[0];
}

/** Fills in the form with the keyboard only, starting at the first field. */
export async function typeDonation(page: Page, { title, description, category, image }: NewDonation): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type(title);
  await tabTo(page, page.getByRole('textbox', { name: 'Description' }));
  await page.keyboard.type(description);
  await tabTo(page, page.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.type(category);
  await tabTo(page, page.getByRole('textbox', { name: 'Image URL' }));
  await page.keyboard.type(image);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Image 1' })).toBeVisible();
}

/** Skips the images. */
export async function fillTexts(
  page: Page,
  { title, description, category }: Omit<NewDonation, 'image'>,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await page.getByRole('combobox', { name: 'Category' }).selectOption(category);
}

export async function fillDonation(page: Page, { image, ...texts }: NewDonation): Promise<void> {
  await fillTexts(page, texts);
  await page.getByRole('textbox', { name: 'Image URL' }).fill(image);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Image 1' })).toBeVisible();
}
