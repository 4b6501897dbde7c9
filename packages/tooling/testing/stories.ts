import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import { contentHeight } from './contentHeight.js';
import './fonts.css';

/* Lets stories start with an empty storage, and adds the globals that they use in a test run. */

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(media: { forcedColors?: 'active'; reducedMotion?: 'no-preference' }): Promise<void>;
  }
}

const maxHeight = 10_000;

// Storybook can't emulate media on its own (see .storybook/media.ts).
Object.assign(globalThis, { emulateMedia: commands.emulateMedia, fitWindow });

// Save the real clock. Stories replace it (see .storybook/clock.ts), but Vitest uses the time to identify each file's
// setup.
const RealDate = Date;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
});

afterEach(() => {
  globalThis.Date = RealDate;
});

/** Makes the window as tall as the page and returns the height of its content. */
export async function fitWindow(): Promise<number> {
  await document.fonts.ready;
  scrollTo(0, 0);
  const height = Math.min(contentHeight(), maxHeight);
  if (height <= innerHeight) return height;
  await page.viewport(innerWidth, height);
  scrollTo(0, 0);
  return Math.min(contentHeight(), innerHeight);
}
