/* `npm run workshop`: builds the workshop and opens every page of it. */
import { builtWorkshop } from './checks/workshop.mjs';
import { line } from './lib/counts.mjs';
import { log, script } from './lib/log.mjs';

await script(import.meta.url, async () => {
  const count = await builtWorkshop();
  log(line(count));
  return count.failed > 0 ? 1 : 0;
});
