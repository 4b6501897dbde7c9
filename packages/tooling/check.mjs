/* `node packages/tooling/check.mjs unit`: runs one check, which `npm test` does as a task of turbo. */
import { line } from './lib/counts.mjs';
import { resultOf } from './lib/results.mjs';
import { UserError, duration, log, script } from './lib/log.mjs';
import { steps } from './lib/steps.mjs';

await script(import.meta.url, async () => {
  const step = steps.find(({ name }) => name === process.argv[2]);
  if (!step) throw new UserError(`No such check: ${process.argv[2]}.`);
  const started = Date.now();
  log(`\n${step.what} (${step.name}) …`);
  const count = await step.run();
  const took = Date.now() - started;
  log(`${step.what}: ${line(count)} in ${duration(took)}`);
  resultOf(step.name).write({ count, took });
  return count.failed > 0 ? 1 : 0;
});
