/* `npm run screenshots:accept`: accepts the current looks of the stories. `-- ChatWidget` only in files named so, `--
   ui-button--dark` only the pictures with these ids, `-- --all` every picture again. */
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { build } from './lib/build.mjs';
import { run } from './lib/run.mjs';
import { log, script } from './lib/log.mjs';
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
  // Removes no pictures if a file is named, since the stories of others did not run.
  const gone = files.length > 0 || code !== 0 ? [] : acceptedIds().filter((id) => !seen.has(id));
  for (const id of gone) forget(id);
  tidyRecord();
  const added = acceptedIds().length + gone.length - before;
  log(
    `\nPictures: ${accepted.length - added} changed, ${added} new, ${gone.length} gone. Look at them before you commit them.`,
  );
  for (const id of accepted) log(`  .storybook/screenshots/${id}.webp`);
  return code;
});
