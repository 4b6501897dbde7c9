import type { Story } from './stories.js';

const files = Object.values(
  import.meta.glob<string>('../../assets/stories/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** The drawing of each story. */
export const storyPictures: Record<Story['id'], string | undefined> = {
  coat: files[0],
  boots: files[1],
  suit: files[2],
};
