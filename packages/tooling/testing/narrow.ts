import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { commands, page } from 'vitest/browser';

/* Runs axe on each story in forced colors and in narrow windows, which must not scroll sideways. */

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'] as 'violations'[],
};

afterEach(async ({ task }) => {
  if (!task.meta.storyId || task.result?.state === 'fail') return;
  await commands.emulateMedia({ forcedColors: 'active' });
  await settled();
  await expectAccessible('in forced colors', { 'color-contrast': { enabled: false } });
  await commands.emulateMedia({});
  for (const width of [375, 320]) {
    await page.viewport(width, 800);
    await settled();
    // Make the window as tall as the page, otherwise axe would report targets that are partly covered by a sticky bar.
    await page.viewport(width, Math.min(document.documentElement.scrollHeight, 12_000));
    await settled();
    await expectAccessible(`at ${width} px`);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth, `width of the page at ${width} px`).toBeLessThanOrEqual(clientWidth);
  }
});

async function expectAccessible(where: string, rules: Record<string, { enabled: boolean }> = {}) {
  const { violations } = await axe.run(document.body, { ...options, rules });
  const problems = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} of ${target.join(' ')}`));
  expect(problems, where).toEqual([]);
}

/** Waits until the page hasn't changed for 80 ms, but no longer than three seconds. */
async function settled() {
  let changed = performance.now();
  const deadline = changed + 3000;
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  while (performance.now() < Math.min(changed + 80, deadline)) await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
}
