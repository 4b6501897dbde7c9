import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { allElements, contentHeight } from './contentHeight.js';
import './screenshots.css';

/**
 * Compares a picture of each story with the accepted one after its test: rendered, checked with axe, and unchanged.
 * Retakes a different picture until it is stable, so that late content has loaded.
 */

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's plugin. */
    storyId?: string;
    /** Outcome of the story's picture; `missing` if it was never accepted. */
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
    emulateMedia(media: { forcedColors?: 'active'; reducedMotion?: 'no-preference' }): Promise<void>;
  }
}

/** Cuts longer pages, since a page that grows with its window would never end. */
const tallest = 10_000;

/** Time limit for a picture to become stable, in ms. */
const longest = 20_000;

// Sets media through the page, since Storybook itself cannot (.storybook/media.ts).
Object.assign(globalThis, { emulateMedia: commands.emulateMedia });

// Keeps the real clock, since a story sets its own (.storybook/clock.ts) and vitest names each file's setup by the time
// of day.
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
      const { verdict, says } = await look(id);
      task.meta.screenshot = verdict;
      if (says !== undefined) throw new Error(sentence(id, says));
    }
  } finally {
    globalThis.Date = WallClock;
  }
});

async function look(id: string): Promise<{ verdict: 'same' | 'missing' | 'accepted' | 'different'; says?: string }> {
  for (const end = performance.now() + longest; performance.now() < end;) {
    await standStill();
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

/** Makes the window as tall as the content; returns the visible height. */
async function fit() {
  // Scrolls back, since typing or pressing may have scrolled.
  scrollTo(0, 0);
  const height = Math.min(contentHeight(), tallest);
  if (height <= innerHeight) return height;
  await page.viewport(innerWidth, height);
  await standStill();
  scrollTo(0, 0);
  return Math.min(contentHeight(), tallest, innerHeight);
}

/** Waits for fonts, pictures and two frames; ends animations. */
async function standStill() {
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

/** Hides the caret by making the field read-only: forced colors ignore `caret-color`. The next story has new fields. */
function hideCaret() {
  const field = document.activeElement;
  if (!matchMedia('(forced-colors: active)').matches) return;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
}

/** Waits for a loading picture, unless it waits for being scrolled to or shown. */
async function loaded(element: Element) {
  if (!(element instanceof HTMLImageElement) || element.complete) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (element.loading === 'lazy' && (bottom < 0 || top > innerHeight || !element.checkVisibility())) return;
  await element.decode().catch(() => undefined); // Accepts a broken picture, which is a valid state.
}

const sentence = (id: string, says: string) =>
  `The picture of the story ${id}: ${says}\nIs it meant? npm run screenshots:accept, and look at it before you commit it.`;
