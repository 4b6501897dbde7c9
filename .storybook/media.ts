import type { StoryContext } from '@storybook/react-vite';

/** What a story's visitor wishes for: `parameters: { media: { forcedColors: 'active' } }`. */
export interface Media {
  forcedColors?: 'active';
  /** The test run reduces motion otherwise. */
  reducedMotion?: 'no-preference';
}

/**
 * Has the browser tell the page so. Only the test run can (packages/tooling/vitest/screenshots.ts sets `emulateMedia`);
 * in Storybook the wish is yours: the browser's DevTools, Rendering, emulate it.
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
