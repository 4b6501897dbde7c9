/* `node budget.mjs`: what each widget loads, as embed.json tells it, against its ceiling. */
import { readFileSync } from 'node:fs';

/**
 * The most that a page may load for a widget, `embed.js` included: bytes, brotli 11. A raise is made in the commit that needs
 * it. 0.2 KB of each: a div names no server but those of the script's tag.
 */
const ceilings = {
  'embed.js': 2000,
  'clothesline-chat': 33_200,
  // 0.4 KB of these: what lies behind a widget is looked at.
  // Compact cards took 0.1 KB; what became of a donation, and what its form shares with it, 0.1 KB.
  // 0.4 KB of these and of the form and the map: texts in other languages, which come where they are asked for, and what a
  // page gives the root of a component.
  'clothesline-featured-donations': 44_400,
  'clothesline-donation-card': 44_400,
  // With the early panel of the chat, which is in the file that loads every widget.
  // 1 KB of it: places are looked up, addresses are asked about, and its messages cover no control.
  // 1.5 KB of it: several donations at once, pieces, and what images show.
  // 1 KB of it: the code that lists where it needs an account. As a part of its own every other widget would name it.
  // 0.3 KB of it: a website that may not list reads so at once, and refusals are told apart.
  'clothesline-create-form': 62_000,
  'clothesline-donations-map': 52_250,
  // 0.2 KB of it: answers of the chat can be stopped, and bring cards.
  // 0.1 KB of it: what a server has rendered is gone on with, which the embed's build shares with the packages; as much:
  // the colors around are followed wherever they change.
  'chat and featured donations': 52_650,
};

const { files, widgets, chatAndFeatured, renderer } = JSON.parse(
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
if (renderer !== 'preact') {
  process.stderr.write('The built embed is not the one that is published: build it without RENDER.\n');
}
process.exitCode = over.length > 0 || renderer !== 'preact' ? 1 : 0;
