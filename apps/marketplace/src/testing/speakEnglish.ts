import { afterEach } from 'vitest';
import { speakEnglish } from '../spanish/index.js';

/* Resets the language after each story, since the stories of all files share one page (vitest.config.ts) and Storybook
   cleans up only when the next story starts: the next file would read its texts in Spanish. */
afterEach(speakEnglish);
