import { useEffect } from 'react';
import { whenInUse } from '../lib/loading/whenInUse.js';
import type { Screen } from './screens.js';

/** Gets the code of every screen once the visitor uses the page. */
export function usePrefetch(screens: readonly Screen[]): void {
  useEffect(
    () =>
      whenInUse(async () => {
        if (savesData()) return;
        // Loads one at a time, so that the visitor's own requests do not wait. Ignores failures, since the visit itself
        // will try again, and report.
        for (const screen of screens) await screen.preload().catch(() => {});
      }),
    [screens],
  );
}

/** Reads an API that some browsers lack, and that types leave out. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
