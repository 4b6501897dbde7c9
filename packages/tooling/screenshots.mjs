/*
 * Accepts the current screenshots of all stories. Use `npm run screenshots:accept -- ChatWidget` for files with this
 * name, `-- ui-button--dark` for certain story ids, and `-- --all` to retake all of them.
 */
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { build } from './lib/build.mjs';
import { run } from './lib/run.mjs';
import { log, script } from './lib/log.mjs';
import { isDarkOf } from './screenshots/darkStories.mjs';
import { storyReport } from './screenshots/storyReport.mjs';
import { acceptedIds, forget, tidyRecord } from './screenshots/store.mjs';
import { splitNames } from './screenshots/storyFiles.mjs';

await script(import.meta.url, async () => {
  const words = process.argv.slice(2);
  const { files, ids } = splitNames(words.filter((word) => !word.startsWith('-')));
  await install();
  await build([]);
  const { path } = await provideBrowser();
  const report = storyReport();
  const env = {
    CHROME_PATH: path,
    TEST_FULL: '1',
    SCREENSHOTS: words.includes('--all') ? 'retake' : 'accept',
    SCREENSHOT_IDS: ids.join(' '),
  };
  const before = acceptedIds().length;
  const { code } = await run('vitest', ['run', ...files, ...report.args], { show: true, env });
  const { accepted, seen } = report.read();
  // If files were named, other stories didn't run. Don't remove their screenshots.
  const gone = files.length > 0 || code !== 0 ? [] : acceptedIds().filter((id) => !seen.has(id) && !isDarkOf(id, seen));
  for (const id of gone) forget(id);
  tidyRecord();
  const added = acceptedIds().length + gone.length - before;
  log(
    `\nPictures: ${accepted.length - added} changed, ${added} new, ${gone.length} gone. Look at them before you commit them.`,
  );
  for (const id of accepted) log(`  .storybook/screenshots/${id}.webp`);
  return code;
});
