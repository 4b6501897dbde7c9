import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../shared/deferred/loadChunk.js';
import { inUse } from '../../shared/whenInUse.js';

export const DeferredLanguageChoice = deferred(async () => (await import('./LanguageChoice.js')).LanguageChoice);
export const DeferredStayConnected = deferred(async () => (await import('./StayConnected.js')).StayConnected);

/** A part that loads once the page is in use. Renders nothing if its code does not come. */
function deferred(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    await inUse;
    return { default: await loadChunk(load).catch(() => () => null) };
  });
}
