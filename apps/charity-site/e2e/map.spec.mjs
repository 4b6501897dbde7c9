import { expect, test } from '@playwright/test';
import { document, donation, play } from './support/world.mjs';

/** What has the focus, in shadow roots too. @param {import('@playwright/test').Page} page */
const focused = (page) =>
  page.evaluate(() => {
    let element = window.document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.localName;
  });

test('keeps focus on the map when a cluster splits', { tag: '@full' }, async ({ page }) => {
  const apart = [donation(1), { ...donation(2), latitude: 37.79, longitude: -122.44 }];
  await play(page, {
    html: document('<clothesline-donations-map zoom="9"></clothesline-donations-map>'),
    api: { '/api/donations/nearby': { json: apart } },
  });
  await page.mouse.move(200, 200);
  const cluster = page.getByRole('button', { name: '2 donations. Zoom in.' });
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Warm coat [12]/);
});
