import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { listImports, type Use } from './blocks/importLines.js';

/** Exports of every package, and stories of every component. */
const entries = import.meta.glob<Record<string, unknown>>([
  '../../packages/{ui,chat-widget,create-form,donation-card,donations-map}/src/index.ts',
  '../../packages/location/src/react/index.ts',
]);
const stories = import.meta.glob<{ default: { title: string; parameters?: { use?: Use } } }>(
  '../../packages/*/src/**/*.stories.tsx',
);
const require = createRequire(import.meta.url);

it('names an export of the package, and its style sheets, on each page of a component', async () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const load of Object.values(stories)) {
    const { title, parameters } = (await load()).default;
    if (!parameters?.use) continue;
    seen += 1;
    const { from, names, sheets } = listImports(parameters.use);
    const path = from.replace('@clothesline/', '').replace('/', '/src/');
    const entry = await entries[`../../packages/${path}${path.includes('/') ? '' : '/src'}/index.ts`]?.();
    if (names.length === 0) wrong.push(`${title} imports nothing.`);
    for (const name of names) if (!entry?.[name]) wrong.push(`${title}: ${name} is no export of ${from}.`);
    for (const sheet of sheets) {
      const [scope, name, file] = sheet.split('/');
      const { exports } = require(`../../packages/${name}/package.json`);
      if (scope !== '@clothesline' || !exports[`./${file}`]) wrong.push(`${title}: there is no ${sheet}.`);
    }
  }
  expect(seen).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
}, 60_000);
