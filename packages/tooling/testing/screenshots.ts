import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
// @boundaries-ignore The screenshots belong to Storybook.
import { chromium, stories } from '../../../.storybook/screenshots/stories.json';
import { allElements } from './contentHeight.js';
import { fitWindow } from './stories.js';

/* Compares the stories in `.storybook/screenshots/stories.json` with their screenshots, after the story's own test. */

const version = Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]);

/** Other versions of Chromium draw letters and round corners slightly differently. */
const comparatorOptions =
  version === chromium
    ? { threshold: 0.02, allowedMismatchedPixels: 12 }
    : { threshold: 0.2, allowedMismatchedPixelRatio: 0.02 };

if (version !== chromium) {
  console.info(`The screenshots were taken with Chromium ${chromium}, this is ${version}: ignoring small differences.`);
}

afterEach(async ({ task }) => {
  const id = task.meta.storyId;
  if (!id || !stories.includes(id) || task.result?.state === 'fail') return;
  await Promise.all(allElements(document).map(imageLoaded));
  hideCaret();
  const height = await fitWindow();
  await painted();
  const clip = { x: 0, y: 0, width: innerWidth, height };
  await expect(page).toMatchScreenshot(id, { comparatorOptions, screenshotOptions: { clip } });
});

/**
 * Waits for the browser to paint. Otherwise, the screenshot may have the size of the previous story's window. A browser
 * that has stopped painting must not stop the run.
 */
async function painted() {
  const frame = () => new Promise(requestAnimationFrame);
  const frames = frame().then(frame).then(frame);
  await Promise.race([frames, new Promise((resolve) => setTimeout(resolve, 2000))]);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Forced colors mode ignores `caret-color`, but a read-only field has no caret. The next story gets new fields. */
function hideCaret() {
  const field = document.activeElement;
  if (!matchMedia('(forced-colors: active)').matches) return;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.readOnly = true;
}

async function imageLoaded(element: Element) {
  if (!(element instanceof HTMLImageElement) || element.complete) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (element.loading === 'lazy' && (bottom < 0 || top > innerHeight || !element.checkVisibility())) return;
  await element.decode().catch(() => undefined);
}
