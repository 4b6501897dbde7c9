import { beforeEach } from 'vitest';

/*
 * The stories of all files share one page (vitest.config.ts). Its styles must not depend on which files came before:
 * all of them are there from the start, in the order of their names, and the marketplace's own rules for html and body
 * count only on its screens.
 */

import.meta.glob(['/packages/*/src/**/*.css.ts', '/apps/marketplace/src/**/*.css.ts'], { eager: true });

beforeEach(({ task }) => {
  const isScreen = task.file.filepath.includes('/apps/');
  for (const style of document.querySelectorAll<HTMLStyleElement>(
    'style[data-vite-dev-id*="/marketplace/src/styles/"]',
  )) {
    style.media = isScreen ? 'all' : 'not all';
  }
});
