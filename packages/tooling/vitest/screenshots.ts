import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { allElements, contentHeight } from './contentHeight.js';
import './screenshots.css';

/**
 * After each story's test its picture is compared with the accepted one: rendered, checked with axe, and as it stands.
 * A picture that differs is taken again until it has stood still for a while, so that what comes late has come.
 */

declare module 'vitest' {
  interface TaskMeta {
    /** Set by Storybook's plugin. */
    storyId?: string;
    /** What came of the story's picture; `missing` is one that was never accepted. */
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

/** Longer pages are cut: one that grows with its window would grow for ever. */
const tallest = 10_000;

/** Milliseconds in which a picture must stand still. */
const longest = 20_000;

// What a story wishes for goes through the page: Storybook itself cannot do it (.storybook/media.ts).
Object.assign(globalThis, { emulateMedia: commands.emulateMedia });

// A story sets a clock of its own (.storybook/clock.ts); vitest names each file's setup by the time of day.
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

/** Makes the window as tall as the content; returns how much of it is to be seen. */
async function fit() {
  // Whoever typed or pressed something may have scrolled to it.
  scrollTo(0, 0);
  const height = Math.min(contentHeight(), tallest);
  if (height <= innerHeight) return height;
  await page.viewport(innerWidth, height);
  await standStill();
  scrollTo(0, 0);
  return Math.min(contentHeight(), tallest, innerHeight);
}

/** Waits for fonts, pictures and two frames; ends what moves. */
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

/**
 * Forced colors paint the caret, whatever `caret-color` says, and it blinks. A field that cannot be changed has none.
 * The next story has fields of its own.
 */
function hideCaret() {
  const field = document.activeElement;
  if (!matchMedia('(forced-colors: active)').matches) return;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
}

/** A picture that is on its way; one that waits for being scrolled to, or shown, is not. */
async function loaded(element: Element) {
  if (!(element instanceof HTMLImageElement) || element.complete) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (element.loading === 'lazy' && (bottom < 0 || top > innerHeight || !element.checkVisibility())) return;
  await element.decode().catch(() => undefined); // A broken picture is a state like any other.
}

const sentence = (id: string, says: string) =>
  `The picture of the story ${id}: ${says}\nIs it meant? npm run screenshots:accept, and look at it before you commit it.`;
