import { lazy } from 'react';
import { loadChunk } from '../../shared/deferred/loadChunk.js';
import { inUse } from '../../shared/whenInUse.js';

/** `LanguageChoice`, loaded once the page is in use. Renders nothing if its code does not come. */
export const DeferredLanguageChoice = lazy(async () => {
  await inUse;
  const loaded = await loadChunk(() => import('./LanguageChoice.js')).catch(() => undefined);
  return { default: loaded?.LanguageChoice ?? (() => null) };
});
