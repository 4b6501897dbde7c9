import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, root } from '../lib/paths.mjs';
import { toPng } from './pixels.mjs';

const folder = join(cache, 'screenshots');
const page = join(folder, 'index.html');

/**
 * @typedef {object} Finding
 * @property {string} id Id of the story
 * @property {string} says
 * @property {Buffer} actual
 * @property {import('./pixels.mjs').Picture} [expected]
 * @property {import('./pixels.mjs').Picture} [difference]
 * @property {string} taken Chromium version of the accepted screenshot
 * @property {string} now Chromium version of this run
 */

export function clearReport() {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Adds a finding to the report page.
 * @param {Finding} finding
 * @returns {string} Path of the page relative to the root
 */
export function report({ id, says, actual, expected, difference, taken, now }) {
  const place = join(folder, id);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'actual.png'), actual);
  if (expected) writeFileSync(join(place, 'expected.png'), toPng(expected));
  if (difference) writeFileSync(join(place, 'difference.png'), toPng(difference));
  const browsers = expected && taken !== now ? ` Accepted with ${taken}, now ${now}: compared from afar.` : '';
  const figures = [
    ...(expected ? [figure(id, 'expected', 'Before')] : []),
    figure(id, 'actual', 'After'),
    ...(difference ? [figure(id, 'difference', 'Difference')] : []),
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
 * @param {string} caption
 */
function figure(id, name, caption) {
  return `<figure><figcaption>${caption}</figcaption><a href="${id}/${name}.png"><img src="${id}/${name}.png" alt="${caption}"></a></figure>`;
}

/**
 * Stacks both screenshots with a slider to fade between them.
 * @param {string} id
 */
function over(id) {
  return `<div class="over"><img src="${id}/expected.png" alt="Before"><img src="${id}/actual.png" alt="After"><input type="range" min="0" max="100" value="50" aria-label="How much of the new picture is seen"></div>`;
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
<meta name="viewport" content="width=device-width">
<title>Pictures that differ: ${sections.length}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color: #1f2a3d; background: #faf6ee }
  section { border-top: 1px solid #b9ad98; padding-block: 16px }
  h2 { font-size: 18px; margin: 0 }
  section > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr)); gap: 16px }
  figure { margin: 0 }
  img { max-width: 100%; box-sizing: border-box; border: 1px solid #b9ad98; background: #fff }
  section > .over { position: relative; display: inline-grid; grid-template-columns: auto; margin-block: 16px }
  .over > * { grid-area: 1 / 1 }
  .over > img + img { clip-path: inset(0 0 0 var(--at, 50%)) }
  .over > input { grid-area: 2 / 1; inline-size: 100%; margin-inline: 0 }
  label { display: inline-flex; gap: 8px; align-items: center; min-block-size: 44px }
  [type=checkbox] { inline-size: 20px; block-size: 20px; accent-color: #b0452b }
  form { position: sticky; inset-block-end: 0; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 12px 16px; margin-inline: -24px; background: #fffdf9; border-top: 1px solid #877c6b }
  form input { flex: 1 1 320px; min-inline-size: 0; block-size: 44px; box-sizing: border-box; padding-inline: 12px; font: 14px/1.5 ui-monospace, monospace; border: 1.5px solid #877c6b; border-radius: 10px }
  button { block-size: 44px; padding-inline: 16px; font: inherit; border: 1.5px solid #877c6b; border-radius: 999px; background: #fff; color: inherit; cursor: pointer }
  [type=submit]:enabled { background: #b0452b; border-color: #b0452b; color: #fff }
  button:disabled { color: #566072; cursor: not-allowed }
  :focus-visible { outline: 3px solid #2459a6; outline-offset: 2px }
</style>
<h1>Pictures that differ: ${sections.length}</h1>
<p>Tick what is meant. Whoever has a checkout of the branch runs the command: it accepts these pictures, and no others.</p>
${sections.join('\n')}
<form>
  <button type="button">Tick all</button>
  <input readonly aria-label="Command that accepts what is ticked" placeholder="Nothing is ticked yet.">
  <button type="submit" disabled>Copy the command</button>
  <span role="status"></span>
</form>
<script>
  for (const slider of document.querySelectorAll('.over input')) {
    slider.addEventListener('input', () => slider.parentElement.style.setProperty('--at', slider.value + '%'));
  }
  const form = document.querySelector('form');
  const [all, command, copy, status] = form.children;
  const boxes = [...document.querySelectorAll('[type=checkbox]')];
  const tell = () => {
    const ids = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    command.value = ids.length === 0 ? '' : ['npm run screenshots:accept --', ...ids].join(' ');
    copy.disabled = ids.length === 0;
    status.textContent = '';
  };
  document.addEventListener('change', tell);
  all.addEventListener('click', () => {
    for (const box of boxes) box.checked = true;
    tell();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    command.select();
    try {
      await navigator.clipboard.writeText(command.value);
      status.textContent = 'Copied.';
    } catch {
      status.textContent = 'Press Ctrl+C (⌘C) to copy it.';
    }
  });
  tell();
</script>
</html>
`;
}
