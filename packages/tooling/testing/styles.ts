import { beforeEach } from 'vitest';

/*
 * Load all styles up front. Stories in different files share a page (see vitest.config.ts), and their order must not
 * affect the result. The marketplace's rules for html and body only apply on its screens.
 */

import.meta.glob(['/packages/*/src/**/*.css.ts', '/apps/marketplace/src/**/*.css.ts'], { eager: true });

beforeEach(({ task }) => {
  const isScreen = task.file.filepath.includes('/apps/');
  for (const style of document.querySelectorAll<HTMLStyleElement>(
    'style[data-vite-dev-id*="/marketplace/src/app/styles/"]',
  )) {
    style.media = isScreen ? 'all' : 'not all';
  }
});
