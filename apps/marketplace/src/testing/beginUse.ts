import { inUse } from '../lib/loading/whenInUse.js';

/* Begins the use of the page, whose late parts are in the picture of every story. The stories of all files share one
   page, so the picture would else depend on earlier stories. */
window.dispatchEvent(new Event('pointermove'));
await Promise.all([inUse, import('../layout/footer/LanguageChoice.js'), import('../layout/footer/StayConnected.js')]);
