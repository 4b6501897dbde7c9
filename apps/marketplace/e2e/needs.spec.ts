import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFreshServer } from './support/freshServer.js';
import { continueAs, findPersonId, openOtherBrowser } from './support/people.js';
import { expect, expectNoAxeViolations, test } from './support/test.js';
import { newDonation, readPictureUrl, settled, typeDonation } from './support/visitor.js';

test.use({
  server: async ({}, provide) => {
    const server = await startFreshServer({ MODERATORS: 'grace@demo.invalid' });
    await provide(server);
    await server.remove();
  },
});

test('an organization lists needs on its own site and receives gifts @phone', async ({ page, browser, server }) => {
  test.slow();
  await continueAs(page, 'Rosa');
  await page.goto('/profile?tab=settings');
  await page.getByRole('button', { name: 'Apply…' }).click();
  const application = page.getByRole('dialog', { name: 'Your organization' });
  await application.getByRole('textbox', { name: 'Name of the organization' }).fill('Warm Coats');
  await application.getByRole('textbox', { name: 'Address' }).fill('1024 Church Street, San Francisco');
  await application.getByRole('textbox', { name: 'Opening hours' }).fill('Saturdays, 10 to 2');
  await application.getByRole('textbox', { name: 'Contact' }).fill('hello@warmcoats.example');
  await expectNoAxeViolations(page);
  await application.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Waiting for a moderator')).toBeVisible();

  const grace = await openOtherBrowser(browser, page, server);
  await continueAs(grace, 'Grace');
  await grace.goto('/moderation');
  await grace.getByRole('button', { name: /^Confirm/ }).click();
  const decision = grace.getByRole('dialog');
  await decision.getByRole('textbox').fill('We know them.');
  await decision.getByRole('button', { name: /^Confirm/ }).click();
  await expect(decision).toBeHidden();

  await page.goto('/organization');
  await page.getByRole('button', { name: 'Add a need…' }).click();
  const need = page.getByRole('dialog', { name: 'Add a need' });
  await need.getByRole('textbox', { name: 'What you need' }).fill('Coats, size 4-12');
  await need.getByRole('textbox', { name: 'How many' }).fill('14');
  await need.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0 of 14 received', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);

  const id = await findPersonId(server, 'Rosa');
  const donor = await openOtherBrowser(browser, page, server);
  await using charity = await serveCharity(
    server.origin,
    `<clothesline-needs organization="${id}"></clothesline-needs>`,
  );
  await donor.goto(charity.address);
  await expect(donor.getByRole('heading', { name: 'What Warm Coats needs' })).toBeVisible();
  await donor.getByRole('button', { name: 'Drop off donations at Warm Coats' }).click();
  await expect(donor.getByText('Saturdays, 10 to 2')).toBeVisible();
  const link = await donor.getByRole('link', { name: 'Offer a donation: Coats, size 4-12' }).getAttribute('href');
  expect(link).toMatch(/\/create\?for=\d+$/);

  await continueAs(donor, 'Wei');
  await donor.goto(link ?? '');
  await expect(donor.getByText('You’re listing this for Warm Coats: Coats, size 4-12')).toBeVisible();
  await typeDonation(donor, {
    ...newDonation(server.origin, await readPictureUrl(server.origin)),
    title: 'Red coat, size 6',
  });
  await donor.getByRole('button', { name: 'Create Donation' }).click();
  await expect(donor.getByText('Offer sent').first()).toBeVisible();

  await page.reload();
  await settled(page);
  await page.getByRole('checkbox', { name: 'Red coat, size 6' }).check();
  await page.getByRole('button', { name: 'Accept 1 gift…' }).click();
  const accept = page.getByRole('dialog', { name: 'Accept gifts' });
  await accept.getByRole('combobox', { name: 'Day' }).selectOption({ index: 2 });
  await expectNoAxeViolations(page);
  await accept.getByRole('button', { name: 'Accept 1 gift…' }).click();
  await expect(page.getByText('Waiting for the donor')).toBeVisible();

  await donor.goto('/requests?tab=donor');
  await donor.getByRole('main').getByRole('link', { name: 'Warm Coats' }).first().click();
  await donor.getByRole('button', { name: 'Accept this time' }).click();
  await donor.getByRole('dialog').getByRole('button', { name: 'Accept this time' }).click();
  await expect(donor.getByText('1024 Church Street', { exact: false }).first()).toBeVisible();

  await page.reload();
  await settled(page);
  await expect(page.getByRole('table').getByText('Red coat, size 6')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Red coat, size 6' }).check();
  await page.getByRole('button', { name: 'Mark 1 gift as received' }).click();
  await expect(page.getByText('1 of 14 received', { exact: false })).toBeVisible();
});

/** Serves a charity's site from another origin. */
async function serveCharity(origin: string, widget: string) {
  const server = createServer((_, response) =>
    response
      .setHeader('Content-Type', 'text/html')
      .end(
        `<!doctype html><html lang="en"><title>Charity</title>${widget}<script src="${origin}/embed/latest/embed.js" async></script>`,
      ),
  ).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, [Symbol.asyncDispose]: async () => void server.close() };
}
