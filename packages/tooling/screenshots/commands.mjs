import { createHash } from 'node:crypto';
import { log } from '../lib/log.mjs';
import { compare } from './compare.mjs';
import { dark, darkStories } from './darkStories.mjs';
import { machineFonts } from './fonts.mjs';
import { asStored, fromPng, fromWebp, storedAs, toWebp } from './pixels.mjs';
import { clearReport, report } from './report.mjs';
import { accept, accepted, readHash, readSettings } from './store.mjs';

/* Commands that story tests in the browser can call in Node. They're registered in vitest.config.ts. */

/**
 * @typedef {import('vitest/node').BrowserCommandContext & { page: import('playwright').Page, context:
 * import('playwright').BrowserContext }} Context
 *
 * @typedef {object} Shot
 * @property {string} id Id of the story
 * @property {number} width In CSS pixels, starting at the top left corner
 * @property {number} height
 *
 * @typedef {object} Seen
 * @property {string} hash
 * @property {number} since When the screenshot first looked like this, in ms
 * @property {Buffer} png
 * @property {string} says
 * @property {import('./compare.mjs').Difference} [difference]
 */

/**
 * How long (in ms) a screenshot has to be stable before we report a difference. On a busy machine, something may still
 * be loading. After `many` differences we wait less, as the change is probably intended.
 */
const timeouts = { accept: 600, first: 6000, later: 1500, many: 20 };

/**
 * Set by `npm run screenshots:accept`. `accept` replaces screenshots that differ, and `retake` replaces all of them.
 * @type {string | undefined}
 */
const mode = process.env.SCREENSHOTS;
const accepting = mode === 'accept' || mode === 'retake';

const wanted = process.env.SCREENSHOT_IDS?.split(' ').filter(Boolean) ?? [];

/**
 * Screenshots larger than this (in square CSS pixels) are taken at half the size. That needs a third of the space and
 * time.
 */
const large = 250_000;

/**
 * The runs that have taken screenshots, with their number of final screenshots.
 * @type {WeakMap<object, { concluded: number }>}
 */
const runs = new WeakMap();

/** @type {WeakMap<object, Promise<import('playwright').CDPSession>>} */
const sessions = new WeakMap();

/**
 * The latest screenshot of each story that doesn't match its accepted screenshot.
 * @type {Map<string, Seen>}
 */
const seen = new Map();

/**
 * Takes a screenshot and compares it with the accepted screenshot.
 * @param {Context} context
 * @param {Shot} shot
 * @returns {Promise<'same' | 'missing' | 'waiting' | 'final'>} `final` if it hasn't changed for a while
 */
export async function compareScreenshot(context, { id, width, height }) {
  const { concluded } = begin(context);
  if (accepting && wanted.length > 0 && ![id, id.replace(dark, '')].some((one) => wanted.includes(one))) return 'same';
  const png = await take(context, width, height);
  const hash = createHash('sha1').update(png).digest('hex');
  const before = seen.get(id);
  if (before?.hash === hash) {
    const check = concluded > timeouts.many ? timeouts.later : timeouts.first;
    return Date.now() - before.since > (accepting ? timeouts.accept : check) ? 'final' : 'waiting';
  }
  const expected = mode === 'retake' ? undefined : accepted(id);
  if (!expected && !accepting) return 'missing';
  const difference = expected && hash !== readHash(id) ? await findDifference(context, id, expected, png) : undefined;
  if (expected && !difference) {
    seen.delete(id);
    return 'same';
  }
  const says = difference?.says ?? 'it has no accepted picture yet';
  seen.set(id, { hash, since: Date.now(), png, says, difference });
  return 'waiting';
}

/**
 * @param {Context} context
 * @param {string} id
 * @param {Buffer} expected
 * @param {Buffer} png
 */
async function findDifference(context, id, expected, png) {
  const how = readSettings(id) === browserId(context) ? storedAs(expected) : 'afar';
  return compare(await fromWebp(expected), await asStored(fromPng(png), expected), how);
}

/**
 * Accepts or reports the last screenshot taken by `compareScreenshot`.
 * @param {Context} context
 * @param {string} id
 * @returns {Promise<{ accepted: true } | { accepted: false, says: string }>}
 */
export async function concludeScreenshot(context, id) {
  const last = seen.get(id);
  if (!last) throw new Error(`${id} was not compared.`);
  seen.delete(id);
  begin(context).concluded += 1;
  if (accepting) {
    const foreign = await machineFonts(await openSession(context));
    if (foreign.length > 0) {
      return { accepted: false, says: `text is drawn in this machine's fonts: ${foreign.join(', ')}` };
    }
    accept(id, await toWebp(fromPng(last.png)), { hash: last.hash, browserId: browserId(context) });
    return { accepted: true };
  }
  const expected = accepted(id);
  const page = report({
    id,
    says: last.says,
    actual: last.png,
    expected: expected && (await fromWebp(expected)),
    difference: last.difference?.picture,
    taken: readSettings(id),
    now: browserId(context),
  });
  return { accepted: false, says: `${last.says}. See ${page}` };
}

/** Returns the name of a story's picture in the dark, if it has one. @param {Context} _ @param {string} id */
export const findDark = (_, id) => (darkStories.has(id) ? `${id}${dark}` : undefined);

/**
 * Emulates media preferences. Omitted preferences are reset to the test defaults.
 * @param {Context} context
 * @param {{ forcedColors?: 'active', reducedMotion?: 'no-preference' }} media
 */
export async function emulateMedia({ page }, { forcedColors, reducedMotion }) {
  await page.emulateMedia({ forcedColors: forcedColors ?? null, reducedMotion: reducedMotion ?? 'reduce' });
}

/**
 * Returns the state of a run. Removes the previous report before the first screenshot.
 * @param {Context} context
 */
function begin(context) {
  const known = runs.get(context.project);
  if (known) return known;
  const run = { concluded: 0 };
  runs.set(context.project, run);
  clearReport();
  const most = readSettings('');
  if (most !== '' && most !== browserId(context)) {
    log(`The pictures were accepted with ${most}, this is ${browserId(context)}: they are compared from afar.`);
  }
  return run;
}

/**
 * Identifies browser and system. Screenshots from the same combination are compared exactly.
 * @param {Context} context
 */
function browserId({ context }) {
  return `Chromium ${context.browser()?.version().split('.')[0]} on ${process.platform}`;
}

/**
 * @param {Context} context
 * @param {number} width
 * @param {number} height
 */
async function take(context, width, height) {
  const session = await openSession(context);
  const clip = { x: 0, y: 0, width, height, scale: width * height > large ? 0.5 : 1 };
  // Playwright's own method takes twice as long since it waits for conditions the story test has already waited for.
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true });
  return Buffer.from(data, 'base64');
}

/** @param {Context} context */
function openSession({ context, page }) {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  return session;
}
