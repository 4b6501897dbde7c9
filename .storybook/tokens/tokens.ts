/* `npm run tokens -- import FILE` copies variable values from a design file into the token sources */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { log, script, UserError } from '../../packages/tooling/lib/log.mjs';
import { importVariables } from './importVariables.ts';

const folder = fileURLToPath(new URL('../../packages/ui/src/theme/', import.meta.url));
/** Replaces control characters (they could contain terminal escape sequences). */
const printable = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, '�');

const read = (name: string) => readFileSync(folder + name, 'utf8');

await script(import.meta.url, async () => {
  const [command, file = ''] = process.argv.slice(2);
  if (command !== 'import' || file === '') throw new UserError('npm run tokens -- import figma-variables.json');
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new UserError(`There is no file ${printable(file)}.`);
  const before = { 'tokens.ts': read('tokens.ts'), 'fixed.ts': read('fixed.ts') };
  const { sources, changes, problems } = importVariables(readFileSync(file, 'utf8'), before);
  const listed = problems.map((one) => `- ${printable(one)}`).join('\n');
  if (problems.length > 0) throw new UserError(`Nothing was written:\n${listed}`);
  for (const [name, text] of Object.entries(sources)) if (text !== read(name)) writeFileSync(folder + name, text);
  log(changes.length === 0 ? 'Nothing differs.' : changes.map(printable).join('\n'));
  return 0;
});
