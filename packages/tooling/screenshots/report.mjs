import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, root } from '../lib/paths.mjs';
import { toPng } from './pixels.mjs';

const folder = join(cache, 'screenshots');
const page = join(folder, 'index.html');

/**
 * @typedef {object} Finding
 * @property {string} id The story's
 * @property {string} says
 * @property {Buffer} actual
 * @property {import('./pixels.mjs').Picture} [expected]
 * @property {import('./pixels.mjs').Picture} [difference]
 * @property {string} taken The Chromium of the accepted picture
 * @property {string} now That of this run
 */

/** Removes the findings of the last run. */
export function clearReport() {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Adds a finding to the page with all of them.
 * @param {Finding} finding
 * @returns {string} The page's path from the workspace's root
 */
export function report({ id, says, actual, expected, difference, taken, now }) {
  const place = join(folder, id);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'actual.png'), actual);
  if (expected) writeFileSync(join(place, 'expected.png'), toPng(expected));
  if (difference) writeFileSync(join(place, 'difference.png'), toPng(difference));
  const browsers = expected && taken !== now ? ` Accepted with ${taken}, now ${now}: compared from afar.` : '';
  const figures = [
    ...(expected ? [figure(id, 'expected')] : []),
    figure(id, 'actual'),
    ...(difference ? [figure(id, 'difference')] : []),
  ];
  const accept = `<label><input type="checkbox" value="${id}"> It is meant</label>`;
  writeFileSync(
    join(place, 'part.html'),
    `<section><h2>${id}</h2><p>${says}.${browsers}</p>${accept}${expected ? over(id) : ''}<div>${figures.join('')}</div></section>`,
  );
  writeFileSync(page, html(parts()));
  return relative(root, page);
}

/**
 * @param {string} id
 * @param {string} name
 */
function figure(id, name) {
  return `<figure><figcaption>${name}</figcaption><a href="${id}/${name}.png"><img src="${id}/${name}.png" alt="${name}"></a></figure>`;
}

/**
 * Lays both pictures over each other, with a slider between them.
 * @param {string} id
 */
function over(id) {
  return `<div class="over"><img src="${id}/expected.png" alt="expected"><img src="${id}/actual.png" alt="actual"><input type="range" min="0" max="100" value="50" aria-label="How much of the new picture is seen"></div>`;
}

function parts() {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFileSync(join(folder, name, 'part.html'), 'utf8'));
}

/** @param {string[]} sections */
function html(sections) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that differ: ${sections.length}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color: #1f2a3d; background: #faf6ee }
  section { border-top: 1px solid #b9ad98; padding-block: 16px }
  h2 { font-size: 18px; margin: 0 }
  div { display: grid; grid-template-columns: repeat(auto-fit, minmax(360px, 1fr)); gap: 16px }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid #b9ad98; background: #fff }
  .over { position: relative; display: inline-grid; margin-block: 16px }
  .over > * { grid-area: 1 / 1 }
  .over > img + img { clip-path: inset(0 0 0 var(--at, 50%)) }
  .over > input { grid-area: 2 / 1; inline-size: 100% }
  textarea { display: block; inline-size: 100%; block-size: 96px; font: 14px/1.5 ui-monospace, monospace }
</style>
<h1>Pictures that differ: ${sections.length}</h1>
<p>Is it meant? <code>npm run screenshots:accept</code>, or only for some files: <code>npm run screenshots:accept -- ChatWidget</code></p>
${sections.join('\n')}
<h2>What is meant</h2>
<label>To be pasted into the review, for somebody who has a terminal
<textarea readonly placeholder="Nothing is ticked yet."></textarea></label>
<script>
  for (const slider of document.querySelectorAll('.over input')) {
    slider.addEventListener('input', () => slider.parentElement.style.setProperty('--at', slider.value + '%'));
  }
  const ticked = () => [...document.querySelectorAll('[type=checkbox]:checked')].map(({ value }) => '- [x] ' + value);
  document.addEventListener('change', () => { document.querySelector('textarea').value = ticked().join('\\n'); });
</script>
</html>
`;
}
