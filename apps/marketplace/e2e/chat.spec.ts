import { expect, expectNoAxeViolations, full, fullOnce, once, test } from './support/test.js';
import { ask, chatInput, chatPanel, openChat } from './support/visitor.js';

test('opens with a greeting, and states that it is automated', async ({ page }) => {
  await page.goto('/');
  await openChat(page);
  await expect(
    chatPanel(page).getByText("Hi there! I'm your Clothesline assistant. How can I help you today?"),
  ).toBeVisible();
  await expect(chatPanel(page).getByText(/automated/i)).toBeVisible();
  await expect(chatInput(page)).toBeFocused();
  await expectNoAxeViolations(page);
});

for (const height of [812, 420]) {
  test(`its title and close button are not covered in a ${height} px high window`, full, async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
    await page.goto('/');
    await openChat(page);
    await chatPanel(page).getByRole('heading', { name: 'Clothesline Assistant' }).click({ trial: true });
    await page.getByRole('button', { name: 'Close chat' }).click();
    await expect(chatPanel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
  });
}

test('nothing is stored or requested before it is opened', once, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(calls.filter((path) => path.startsWith('/api/chat'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('chat_session_id'))).toBeNull();
  await openChat(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('chat_session_id'))).toMatch(/^[\w-]{21}$/);
});

test('answers questions about categories with links to current listings', once, async ({ page }) => {
  await page.goto('/explore');
  await openChat(page);
  const log = await ask(page, 'Do you have anything for children?');
  const link = log.getByRole('link').first();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', /\/donations\/\d+$/);
  await expectNoAxeViolations(page);
  await link.click();
  await expect(page).toHaveURL(/\/donations\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('understands follow-up questions about the place and the shown results', full, async ({ page }) => {
  await page.goto('/');
  await openChat(page);
  const log = await ask(page, 'boots near sunset');
  await expect(log.getByText('Do you mean Inner Sunset or Outer Sunset?')).toBeVisible();
  await ask(page, 'the second one');
  await expect(log.getByText(/boots within 3 mi of Outer Sunset/)).toBeVisible();
  await ask(page, 'Is the first one still there?');
  await expect(log.getByText(/is still available/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('suggestions and cards work with the keyboard', async ({ page }) => {
  await page.goto('/');
  await openChat(page);
  const suggestions = chatPanel(page).getByRole('group', { name: 'Suggestions' });
  await expect(suggestions).toBeVisible();
  const log = await ask(page, 'warm jackets within 5 miles of the Castro');
  await expect(log.getByRole('listitem').first()).toBeVisible();
  await expect(
    log
      .getByRole('listitem')
      .first()
      .getByText(/mi from/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await suggestions.getByRole('button', { name: 'Closer' }).focus();
  await page.keyboard.press('Enter');
  await expect(log.getByText(/within 2.5 mi/)).toBeVisible();
  await expect(chatInput(page)).toBeFocused();
  const card = log.getByRole('listitem').last().getByRole('link');
  const href = await card.getAttribute('href');
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('deletes the conversation permanently, and moves the focus', full, async ({ page }) => {
  await page.goto('/');
  await openChat(page);
  await ask(page, 'Do you have winter coats?');
  await chatPanel(page).getByRole('button', { name: 'Delete this conversation' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chatInput(page)).toBeFocused();
  await expect(chatPanel(page).getByText('Do you have winter coats?')).toBeHidden();
  await page.reload();
  await openChat(page);
  await expect(chatPanel(page).getByText(/How can I help you today/)).toBeVisible();
  await expect(chatPanel(page).getByText('Do you have winter coats?')).toBeHidden();
});

test('admits if it does not know', fullOnce, async ({ page }) => {
  await page.goto('/');
  await openChat(page);
  const log = await ask(page, 'What is the square root of the moon?');
  await expect(log.getByText(/(don't|do not|not sure|can't|cannot|only)/i).last()).toBeVisible();
});

test('keeps the conversation across visits and pages', once, async ({ page }) => {
  await page.goto('/');
  await openChat(page);
  await ask(page, 'Do you have winter coats?');
  await page.goto('/profile');
  await openChat(page);
  await expect(chatPanel(page).getByText('Do you have winter coats?')).toBeVisible();
  await expect(chatPanel(page).getByText('Assistant said:')).toHaveCount(1);
});

test('does not send blank messages', fullOnce, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/');
  await openChat(page);
  await chatInput(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(chatPanel(page).getByRole('button', { name: 'Send message' })).toBeDisabled();
  await ask(page, 'Hello');
  expect(sent).toHaveLength(1);
});

test('an unsent message survives a reload', fullOnce, async ({ page }) => {
  await page.goto('/saved');
  await openChat(page);
  await chatInput(page).fill('Do you have winter boots in');
  await page.reload();
  await openChat(page);
  await expect(chatInput(page)).toHaveValue('Do you have winter boots in');
  await chatInput(page).fill('');
  await page.reload();
  await openChat(page);
  await expect(chatInput(page)).toHaveValue('');
});
