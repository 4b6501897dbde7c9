import { afterEach, beforeEach, type TaskMeta } from 'vitest';
import { commands, page } from 'vitest/browser';
import { allElements, contentHeight } from './contentHeight.js';
import './screenshots.css';

/**
 * Compares a screenshot of each story with the accepted screenshot after its test. If they differ, it's retaken until
 * it's stable, in case something was still loading.
 */

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
    screenshot?: 'same' | 'missing' | 'accepted' | 'different';
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareScreenshot(shot: {
      id: string;
      width: number;
      height: number;
    }): Promise<'same' | 'missing' | 'waiting' | 'final'>;
    concludeScreenshot(id: string): Promise<{ accepted: true } | { accepted: false; says: string }>;
    findDark(id: string): Promise<string | undefined>;
    emulateMedia(media: { forcedColors?: 'active'; reducedMotion?: 'no-preference' }): Promise<void>;
  }
}

const tallest = 10_000;

const longest = 20_000;

// Storybook can't emulate media on its own (see .storybook/media.ts).
Object.assign(globalThis, { emulateMedia: commands.emulateMedia, fitWindow: fit });

// Save the real clock. Stories replace it (see .storybook/clock.ts), but Vitest uses the time to identify each file's
// setup.
const WallClock = Date;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
});

afterEach(async ({ task }) => {
  try {
    const { storyId: id } = task.meta;
    if (id && task.result?.state !== 'fail') {
      const darkId = await commands.findDark(id);
      await check(task.meta, id);
      if (darkId) await inTheDark(() => check(task.meta, darkId));
    }
  } finally {
    globalThis.Date = WallClock;
  }
});

/** Adds the outcome to the story's: one accepted picture is an accepted story. */
async function check(meta: TaskMeta, id: string) {
  const { verdict, says } = await look(id);
  if (meta.screenshot !== 'accepted') meta.screenshot = verdict;
  if (says !== undefined) throw new Error(sentence(id, says));
}

/** Darkens what is drawn without drawing it again, so that the story stays as its test has left it. */
async function inTheDark(see: () => Promise<void>) {
  const light = allElements(document).filter(
    (element) => element instanceof HTMLElement && getComputedStyle(element).colorScheme === 'light',
  ) as HTMLElement[];
  for (const { style } of light) style.colorScheme = 'dark';
  try {
    await see();
  } finally {
    for (const { style } of light) style.removeProperty('color-scheme');
  }
}

async function look(id: string): Promise<{ verdict: 'same' | 'missing' | 'accepted' | 'different'; says?: string }> {
  for (const end = performance.now() + longest; performance.now() < end;) {
    await stopAnimations();
    const height = await fit();
    const seen = await commands.compareScreenshot({ id, width: innerWidth, height });
    if (seen === 'same') return { verdict: seen };
    if (seen === 'missing') return { verdict: seen, says: 'it has no accepted picture yet.' };
    if (seen === 'final') {
      const conclusion = await commands.concludeScreenshot(id);
      return conclusion.accepted ? { verdict: 'accepted' } : { verdict: 'different', says: conclusion.says };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { verdict: 'different', says: `it still changes after ${longest / 1000} s` };
}

async function fit() {
  scrollTo(0, 0);
  const height = Math.min(contentHeight(), tallest);
  if (height <= innerHeight) return height;
  await page.viewport(innerWidth, height);
  await stopAnimations();
  scrollTo(0, 0);
  return Math.min(contentHeight(), tallest, innerHeight);
}

async function stopAnimations() {
  await document.fonts.ready;
  hideCaret();
  await Promise.all(allElements(document).map(loaded));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/**
 * Forced colors mode ignores `caret-color`, so make the field read-only to hide the caret. The next story gets new
 * fields anyway.
 */
function hideCaret() {
  const field = document.activeElement;
  if (!matchMedia('(forced-colors: active)').matches) return;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
}

async function loaded(element: Element) {
  if (!(element instanceof HTMLImageElement) || element.complete) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (element.loading === 'lazy' && (bottom < 0 || top > innerHeight || !element.checkVisibility())) return;
  await element.decode().catch(() => undefined);
}

const sentence = (id: string, says: string) =>
  `The picture of the story ${id}: ${says}\nIs it meant? npm run screenshots:accept, and look at it before you commit it.`;
