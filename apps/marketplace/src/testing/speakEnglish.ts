import { afterEach } from 'vitest';
import { speakEnglish } from '../spanish/index.js';

/*
 * The stories of all files share one page (vitest.config.ts). Storybook cleans up after a story only when the next one
 * starts: by then the next file would have read its texts in Spanish.
 */
afterEach(speakEnglish);
