/*
 * Runs axe on every story in light and dark mode, right to left, with 200 % text size, in forced colors, and at 375 and
 * 320 px. Run it with `npx node packages/tooling/workshopModes.mjs`, optionally followed by e.g. `ui-button`. Set
 * `WORKSHOP` to use an existing Storybook build.
 */
import { chromium } from 'playwright';
import { installedBrowser } from './browser.mjs';
import { storiesInModes } from './checks/modes.mjs';
import { buildWorkshop, readEntries } from './lib/builtWorkshop.mjs';
import { chromiumArguments } from './lib/chromium.mjs';
import { log, script, UserError } from './lib/log.mjs';

await script(import.meta.url, async () => {
  const words = process.argv.slice(2);
  const { folder, problem } = await buildWorkshop();
  if (problem !== undefined) throw new UserError(problem);
  const ids = readEntries(folder)
    .filter(({ type, id }) => type === 'story' && (words.length === 0 || words.some((word) => id.includes(word))))
    .map(({ id }) => id);
  if (ids.length === 0) throw new UserError(`No story has ${words.join(' or ')} in its id.`);
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: chromiumArguments() });
  try {
    const { looks, problems } = await storiesInModes(browser, folder, ids);
    log(`${ids.length} stories, ${looks} looks, ${problems.length} problems`);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
});
