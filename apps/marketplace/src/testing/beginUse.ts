import { inUse } from '../lib/loading/whenInUse.js';

/* Loads deferred parts, otherwise screenshots would depend on the order of stories. */
window.dispatchEvent(new Event('pointermove'));
await Promise.all([inUse, import('../layout/footer/LanguageChoice.js'), import('../layout/footer/StayConnected.js')]);
