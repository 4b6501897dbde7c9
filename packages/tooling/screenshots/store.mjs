import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** Where the accepted pictures are, one a story. */
const folder = join(root, '.storybook', 'screenshots');
const record = join(folder, 'taken-with.json');

/**
 * @typedef {object} Takers
 * @property {string} most The Chromium and the system that most pictures were taken with.
 * @property {Record<string, string>} others Those of the other pictures, by the story's id.
 */

/**
 * @param {string} id The story's
 * @returns {Buffer | undefined}
 */
export function accepted(id) {
  const file = fileOf(id);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * @param {string} id
 * @param {Buffer} webp
 * @param {string} taker The Chromium and the system that took it
 */
export function accept(id, webp, taker) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(id), webp);
  const { most, others } = takenWith();
  delete others[id];
  write({ most: most || taker, others: taker === (most || taker) ? others : { ...others, [id]: taker } });
}

/** @returns {string[]} The ids of all stories with an accepted picture. */
export function acceptedIds() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.slice(0, -'.webp'.length));
}

/** @param {string} id */
export function forget(id) {
  rmSync(fileOf(id), { force: true });
}

/** @returns {Takers} */
function takenWith() {
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : { most: '', others: {} };
}

/** Takes leave of stories that are gone, and writes the record anew from what most pictures were taken with. */
export function tidyRecord() {
  const recorded = takenWith();
  const takers = acceptedIds().map((id) => /** @type {const} */ ([id, takenWithFor(id, recorded)]));
  const counts = Map.groupBy(takers, ([, taker]) => taker);
  const [most = ''] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  write({ most, others: Object.fromEntries(takers.filter(([, taker]) => taker !== most)) });
}

/**
 * What a story's picture was taken with.
 * @param {string} id
 * @param {Takers} [recorded]
 */
export function takenWithFor(id, recorded = takenWith()) {
  return recorded.others[id] ?? recorded.most;
}

/** @param {Takers} value */
function write({ most, others }) {
  const sorted = Object.fromEntries(Object.entries(others).toSorted(([one], [other]) => one.localeCompare(other)));
  writeFileSync(record, `${JSON.stringify({ most, others: sorted }, null, 2)}\n`);
}

/** @param {string} id */
function fileOf(id) {
  return join(folder, `${id}.webp`);
}
