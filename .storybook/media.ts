import type { StoryContext } from '@storybook/react-vite';

/** Media preferences of a story's visitor: `parameters: { media: { forcedColors: 'active' } }`. */
export interface Media {
  forcedColors?: 'active';
  /** The test run reduces motion by default. */
  reducedMotion?: 'no-preference';
}

/**
 * Sets the media of the page in the test run (packages/tooling/vitest/screenshots.ts sets `emulateMedia`). In
 * Storybook, set them in the browser's DevTools, Rendering.
 */
export async function wishes({ parameters }: StoryContext): Promise<(() => Promise<void>) | void> {
  const { emulateMedia } = globalThis;
  const media: Media | undefined = parameters.media;
  if (!media || !emulateMedia) return undefined;
  await emulateMedia(media);
  return () => emulateMedia({});
}

declare global {
  var emulateMedia: ((media: Media) => Promise<void>) | undefined;
}
