import type { Page } from '@playwright/test';
import { openOtherBrowser, continueAs, findDonation } from './support/people.js';
import { expect, expectNoAxeViolations, isPhone, once, tabTo, test } from './support/test.js';
import { settled } from './support/visitor.js';

test.use({ ownServer: true });

async function ask(page: Page, id: number, reason: string) {
  await page.goto(`/donations/${id}`);
  await page.getByRole('button', { name: 'Contact Donor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request this donation' });
  await dialog.getByRole('textbox', { name: 'Why would you like it?' }).fill(reason);
  await dialog.getByRole('combobox', { name: 'Day' }).selectOption({ index: 2 });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('link', { name: 'View your request' })).toBeVisible();
}

const step = (page: Page, name: string) =>
  expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]')).toHaveText(name, {
    timeout: 25_000,
  });

test('two people agree and hand over a donation, and a third is notified', async ({ page, browser, server }) => {
  test.slow();
  const { id, title } = await findDonation(server, 'Rosa');
  await continueAs(page, 'Wei');
  await ask(page, id, 'I would wear it every single day.');
  const amir = await openOtherBrowser(browser, page, server);
  await continueAs(amir, 'Amir');
  await ask(amir, id, 'It is for my brother, who starts a job.');
  await amir.getByRole('link', { name: 'View your request' }).click();
  await step(amir, 'Waiting');

  const rosa = await openOtherBrowser(browser, page, server);
  await continueAs(rosa, 'Rosa');
  await rosa.getByRole('link', { name: /^Requests, 2 new/ }).click();
  await rosa.getByRole('tab', { name: 'Received' }).click();
  await expectNoAxeViolations(rosa);
  await rosa.getByRole('main').getByRole('link', { name: 'Wei' }).click();
  await rosa.getByRole('button', { name: 'Promise donation…' }).click();
  const dialog = rosa.getByRole('dialog', { name: 'Promise this to Wei' });
  await dialog.getByRole('textbox', { name: 'Where will you meet?' }).fill('Library, by the front door');
  await expectNoAxeViolations(rosa);
  await dialog.getByRole('button', { name: 'Promise', exact: true }).click();
  await step(rosa, 'Promised');
  const words = await rosa
    .locator('bdi')
    .filter({ hasText: /^\p{L}+[- ]\p{L}+[- ]\p{L}+$/u })
    .last()
    .innerText();

  // Updates without a reload, and only shows the place to the receiver.
  await page.getByRole('link', { name: 'View your request' }).click();
  await step(page, 'Promised');
  if (isPhone(page)) {
    await settled(page);
    const thing = page.getByRole('main').getByRole('heading', { name: title });
    expect((await thing.boundingBox())?.y).toBeLessThan(200);
  }
  await expect(page.getByText('Library, by the front door')).toBeVisible();
  await expect(amir.getByText('Library, by the front door')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Your message' }).fill('I bring a bag.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // Pushed by the server, since polling every 10 seconds would take longer.
  await expect(rosa.getByText('I bring a bag.')).toBeVisible({ timeout: 3000 });
  await expectNoAxeViolations(rosa);

  await page.getByRole('button', { name: 'Enter the three words…' }).click();
  await page.getByRole('textbox', { name: 'Three words from the donor' }).fill(words);
  await page.keyboard.press('Enter');
  await step(page, 'Picked up');
  await step(rosa, 'Picked up');
  await step(amir, 'Closed');
  await amir
    .getByRole('banner')
    .getByRole('link', { name: /^Requests/ })
    .click();
  await amir.getByRole('tab', { name: 'Updates' }).click();
  await expect(amir.getByText(`“${title}” went to someone else.`, { exact: false })).toBeVisible();
});

test('a person sends a request by keyboard', async ({ page, server }) => {
  test.skip(isPhone(page), 'A phone has no Tab key.');
  const { id } = await findDonation(server, 'Rosa');
  await continueAs(page, 'Wei');
  await page.goto(`/donations/${id}`);
  await page.getByRole('button', { name: 'Contact Donor' }).waitFor();
  await settled(page);
  await tabTo(page, page.getByRole('button', { name: 'Contact Donor' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('I would wear it every single day.');
  await tabTo(page, page.getByRole('combobox', { name: 'Day' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Send request' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'View your request' })).toBeFocused();
});

test('a missed promise moves to the next in line, who accepts by keyboard', once, async ({ page, browser, server }) => {
  test.slow();
  await server.stop();
  await server.restart({
    PROMISE_GRACE: '2 seconds',
    OFFER_TIME: '10 minutes',
    PICKUP_LEAD: '0 seconds',
    PICKUP_SPAN: '0 seconds',
  });
  const { id } = await findDonation(server, 'Rosa');
  await continueAs(page, 'Wei');
  await ask(page, id, 'I would wear it every single day.');
  const amir = await openOtherBrowser(browser, page, server);
  await continueAs(amir, 'Amir');
  await ask(amir, id, 'It is for my brother, who starts a job.');
  const rosa = await openOtherBrowser(browser, page, server);
  await continueAs(rosa, 'Rosa');

  // Uses the API, since the dialog only offers whole days.
  const promised = await rosa.evaluate(async (donation) => {
    const requests: { id: number; createdAt: string }[] = await (
      await fetch(`/api/requests?role=donor&donation=${donation}`)
    ).json();
    const [first] = requests.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
    const [from, to] = [1, 3].map((seconds) => new Date(Date.now() + seconds * 1000).toISOString());
    const body = JSON.stringify({ place: 'Library, by the front door', from, to });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`/api/requests/${first?.id}/promise`, { method: 'POST', headers, body });
    return response.status;
  }, id);
  expect(promised).toBe(200);

  await page.getByRole('link', { name: 'View your request' }).click();
  await step(page, 'Not picked up');
  await amir.getByRole('link', { name: 'View your request' }).click();
  await step(amir, 'Offered');
  await expect(amir.getByText('Library, by the front door')).toHaveCount(0);
  await expectNoAxeViolations(amir);
  await settled(amir);
  await tabTo(amir, amir.getByRole('button', { name: 'Accept' }));
  await amir.keyboard.press('Enter');
  const when = amir.getByRole('dialog', { name: 'When will you pick it up?' });
  await when.waitFor();
  await tabTo(amir, when.getByRole('button', { name: 'Accept' }));
  await amir.keyboard.press('Enter');
  await step(amir, 'Promised');
  await expect(amir.getByText('Library, by the front door')).toBeVisible();
});
