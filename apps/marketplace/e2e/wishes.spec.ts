import { openOtherBrowser, continueAs } from './support/people.js';
import { expect, expectNoAxeViolations, test } from './support/test.js';
import { newDonation, readPictureUrl, typeDonation } from './support/visitor.js';

test.use({ ownServer: true });

test('a person publishes a wish, and a donor offers them a new donation first @phone', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await continueAs(page, 'Wei');
  await page.goto('/explore?search=kimono');
  await page.getByRole('button', { name: 'Notify me about new listings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get email alerts' });
  await dialog.getByRole('checkbox', { name: 'Show my wish to donors near me' }).check();
  await dialog.getByRole('textbox', { name: 'Why you need it (optional)' }).fill('For the school play.');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Get alerts' }).click();
  await expect(dialog).toBeHidden();

  const donor = await openOtherBrowser(browser, page, server);
  await donor.goto('/explore?view=wanted');
  await expectNoAxeViolations(donor);
  await donor.getByRole('link', { name: 'Kimono' }).click();
  await expect(donor.getByText('For the school play.')).toBeVisible();
  await expectNoAxeViolations(donor);
  await continueAs(donor, 'Rosa');
  await donor.goto('/create');
  await typeDonation(donor, {
    ...newDonation(server.origin, await readPictureUrl(server.origin)),
    title: 'Silk kimono',
  });
  await expect(donor.getByRole('link', { name: /^Wei, .* is looking for this: Kimono$/ })).toBeVisible();
  await expectNoAxeViolations(donor);
  await donor.getByRole('button', { name: 'Create Donation' }).click();
  await donor.getByRole('button', { name: 'Offer it to Wei first' }).click();
  await expect(donor.getByText('Offer sent')).toBeVisible();

  await page.goto('/requests');
  await page.getByRole('main').getByRole('link', { name: 'Silk kimono' }).first().click();
  await expect(page.getByText('Rosa is offering this to you first.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
});
