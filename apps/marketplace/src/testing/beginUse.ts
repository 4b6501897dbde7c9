import { inUse } from '../shared/whenInUse.js';

/*
 * What comes with the first use of a page is in the picture of every story. The stories of all files share one page: else
 * it would depend on whether a story before had used it.
 */
window.dispatchEvent(new Event('pointermove'));
await Promise.all([inUse, import('../layout/footer/LanguageChoice.js')]);
