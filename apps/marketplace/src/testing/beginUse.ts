import { inUse } from '../lib/loading/whenInUse.js';

/* Loads late parts. Stories share a page, so pictures would depend on order. */
window.dispatchEvent(new Event('pointermove'));
await Promise.all([inUse, import('../layout/footer/LanguageChoice.js'), import('../layout/footer/StayConnected.js')]);
