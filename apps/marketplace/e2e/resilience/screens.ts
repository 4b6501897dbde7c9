import { expect, type Page } from '@playwright/test';

export const screens = ['/', '/explore', '/explore?view=map', '/create', '/saved', '/profile', '/donations/1', '/none'];

export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.getByText('stopped working')).toHaveCount(0);
}

export async function expectNoWaiting(page: Page): Promise<void> {
  await expect(page.locator('[data-skeleton]:visible, [aria-busy=true]:visible')).toHaveCount(0);
}
