import type { StoryContext } from '@storybook/react-vite';

/** Media preferences for a story, e.g. `parameters: { media: { forcedColors: 'active' } }`. */
export interface Media {
  forcedColors?: 'active';
  /** The test run reduces motion unless this is set. */
  reducedMotion?: 'no-preference';
}

/**
 * Emulates media in the test run, through the `emulateMedia` global from packages/tooling/testing/stories.ts. In
 * Storybook, use the Rendering tab of the browser's DevTools instead.
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
