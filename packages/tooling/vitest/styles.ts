import { beforeEach } from 'vitest';

/* Loads all styles at once, in the order of their names, since the stories of all files share one page
   (vitest.config.ts) and must not depend on which files came before. The marketplace's own rules for html and body
   apply only on its screens. */

import.meta.glob(['/packages/*/src/**/*.css.ts', '/apps/marketplace/src/**/*.css.ts'], { eager: true });

beforeEach(({ task }) => {
  const isScreen = task.file.filepath.includes('/apps/');
  for (const style of document.querySelectorAll<HTMLStyleElement>(
    'style[data-vite-dev-id*="/marketplace/src/app/styles/"]',
  )) {
    style.media = isScreen ? 'all' : 'not all';
  }
});
