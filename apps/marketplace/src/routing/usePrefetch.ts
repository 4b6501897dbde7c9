import { useEffect } from 'react';
import { whenInUse } from '../shared/whenInUse.js';
import type { Screen } from './screenList.js';

/** Gets the code of every screen once the visitor uses the page. */
export function usePrefetch(screens: readonly Screen[]): void {
  useEffect(
    () =>
      whenInUse(async () => {
        if (savesData()) return;
        // One after the other: what the visitor has asked for does not wait behind all of them. One that fails says
        // nothing: the visit itself will ask again, and show what is wrong.
        for (const screen of screens) await screen.preload().catch(() => {});
      }),
    [screens],
  );
}

/** Not every browser knows; none says it in its types. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
