import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/paths.mjs';

it.each([
  ['apps/marketplace/dist/licenses.txt', ['react', 'react-dom', '@tanstack/react-query', 'zod', 'lucide', 'wouter']],
  ['packages/ui/dist/licenses.txt', ['lucide']],
  ['packages/web-component/dist/licenses.txt', ['@r2wc/core']],
  ['packages/chat-widget/dist/licenses.txt', ['preact', 'zod', 'nanoid', 'lucide']],
  ['packages/donation-card/dist/licenses.txt', ['preact', 'zod', '@tanstack/react-query', 'lucide']],
  ['packages/create-form/dist/licenses.txt', ['preact', 'zod', 'idb-keyval', 'lucide']],
  ['packages/donations-map/dist/licenses.txt', ['preact', 'leaflet', 'supercluster', 'lucide']],
  ['packages/embed/dist/latest/licenses.txt', ['preact', 'leaflet', 'supercluster', 'lucide', '@tanstack/query-core']],
])('the built files include the notices of their libraries: %s', (file, libraries) => {
  const notices = readFileSync(join(root, file), 'utf8');
  for (const library of libraries) {
    const words = notices.slice(notices.search(new RegExp(`(?<![\\w/@-])${library}(?![\\w/-])`)));
    expect(words, library).toMatch(/^.+[\s\S]{0,400}?Copyright[\s\S]+?(?:Permission|Redistribution|Licensed)/);
  }
});
