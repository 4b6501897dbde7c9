/* Checks the size of each widget in embed.json against its budget. Run it with `node budget.mjs`. */
import { readFileSync } from 'node:fs';

/**
 * Maximum size in bytes (brotli 11) of everything a page needs to load before a widget is usable. Includes `embed.js`.
 */
const ceilings = {
  'embed.js': 2160,
  'clothesline-chat': 42_990,
  'clothesline-featured-donations': 57_500,
  'clothesline-donation-card': 57_500,
  'clothesline-needs': 53_190,
  'clothesline-create-form': 73_130,
  'clothesline-donations-map': 61_570,
  'chat and featured donations': 65_570,
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
