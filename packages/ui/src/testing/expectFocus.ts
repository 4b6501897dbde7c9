import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Like `toHaveFocus`, but looks inside shadow roots. */
export async function expectFocus(locator: Locator) {
  await expect.poll(() => locator.query()?.matches(':focus'), { message: `focus on ${locator.selector}` }).toBe(true);
}
