import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Waits for the focus, inside of a shadow root too, of which `toHaveFocus` sees only the host. */
export async function expectFocus(locator: Locator) {
  await expect.poll(() => locator.query()?.matches(':focus'), { message: `focus on ${locator.selector}` }).toBe(true);
}
