import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

const folder = join(root, '.storybook', 'screenshots');
const record = join(folder, 'record.json');

/**
 * @typedef {object} Recorded
 * @property {string} most Chromium and system of most screenshots
 * @property {Record<string, string>} others The exceptions, by story id
 * @property {Record<string, string>} hashes Hash of each screenshot before encoding. If it's the same, we don't have to
 * compare pixels
 */

/**
 * @param {string} id Id of the story
 * @returns {Buffer | undefined}
 */
export function accepted(id) {
  const file = filePath(id);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * @param {string} id
 * @param {Buffer} webp
 * @param {{ hash: string, browserId: string }} taken Hash before encoding, and the Chromium and system it was taken
 * with
 */
export function accept(id, webp, { hash, browserId }) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(filePath(id), webp);
  const { most, others, hashes } = recorded();
  delete others[id];
  write({
    most: most || browserId,
    others: browserId === (most || browserId) ? others : { ...others, [id]: browserId },
    hashes: { ...hashes, [id]: hash },
  });
}

/** @returns {string[]} Ids of all stories with an accepted screenshot */
export function acceptedIds() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.slice(0, -'.webp'.length));
}

/** @param {string} id */
export function forget(id) {
  rmSync(filePath(id), { force: true });
}

/**
 * Removes deleted stories from the record. Also updates `most` in case most screenshots are now from another browser.
 */
export function tidyRecord() {
  const before = recorded();
  const ids = acceptedIds();
  const browserIds = ids.map((id) => /** @type {const} */ ([id, readSettings(id, before)]));
  const counts = Map.groupBy(browserIds, ([, browserId]) => browserId);
  const [most = ''] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  write({
    most,
    others: Object.fromEntries(browserIds.filter(([, browserId]) => browserId !== most)),
    hashes: Object.fromEntries(Object.entries(before.hashes).filter(([id]) => ids.includes(id))),
  });
}

/**
 * Returns the browser and system a screenshot was taken with.
 * @param {string} id
 * @param {Recorded} [record]
 */
export function readSettings(id, record = recorded()) {
  return record.others[id] ?? record.most;
}

/** @param {string} id */
export function readHash(id) {
  return recorded().hashes[id];
}

/** @type {Recorded} */
const empty = { most: '', others: {}, hashes: {} };

/**
 * Cached because every story needs it.
 * @type {{ value?: Recorded }}
 */
const known = {};

/** @returns {Recorded} */
function recorded() {
  const value = known.value ?? (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : empty);
  known.value = value;
  return value;
}

/** @param {Recorded} value */
function write({ most, others, hashes }) {
  known.value = { most, others: sorted(others), hashes: sorted(hashes) };
  writeFileSync(record, `${JSON.stringify(known.value, null, 2)}\n`);
}

/** @param {Record<string, string>} values */
function sorted(values) {
  return Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param {string} id */
function filePath(id) {
  return join(folder, `${id}.webp`);
}
