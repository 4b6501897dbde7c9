/* `node budget.mjs`: compares the bytes that each widget loads, from embed.json, with its ceiling. */
import { readFileSync } from 'node:fs';

/** Most bytes, brotli 11, that a page may load until a widget can be used, `embed.js` included. */
const ceilings = {
  'embed.js': 2150,
  'clothesline-chat': 42_130,
  'clothesline-featured-donations': 56_510,
  'clothesline-donation-card': 56_510,
  'clothesline-create-form': 72_410,
  'clothesline-donations-map': 61_570,
  'chat and featured donations': 64_510,
};

const { files, widgets, chatAndFeatured } = JSON.parse(
  readFileSync(new URL('dist/latest/embed.json', import.meta.url), 'utf8'),
);
const sizes = new Map([
  ['embed.js', files['embed.js'].brotli],
  ['chat and featured donations', chatAndFeatured],
  ...Object.entries(widgets).map(([tag, { brotli }]) => [tag, brotli]),
]);
const over = Object.entries(ceilings).filter(([name, ceiling]) => !(sizes.get(name) <= ceiling));
for (const [name, ceiling] of over) {
  process.stderr.write(`${name}: ${sizes.get(name)} bytes (brotli), more than its ceiling of ${ceiling}\n`);
}
process.exitCode = over.length > 0 ? 1 : 0;
