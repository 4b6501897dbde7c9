import coat from '../../assets/stories/coat-across-the-street.svg';
import boots from '../../assets/stories/soccer-shoes-in-a-row.svg';
import suit from '../../assets/stories/suit-by-the-window.svg';
import type { Story } from './stories.js';

/** The drawing of each story. */
export const storyPictures: Record<Story['id'], string> = { coat, boots, suit };
