import { inUse } from '../lib/loading/whenInUse.js';

/*
 * Simulates the first interaction, which loads late parts of the page. The stories of all files share a page, so
 * pictures would otherwise depend on earlier stories.
 */
window.dispatchEvent(new Event('pointermove'));
await Promise.all([inUse, import('../layout/footer/LanguageChoice.js'), import('../layout/footer/StayConnected.js')]);
