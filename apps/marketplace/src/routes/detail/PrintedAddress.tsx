import { Text } from '@clothesline/ui';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../shared/deferred/loadChunk.js';
import { whenInUse } from '../../shared/whenInUse.js';
import * as styles from './DonationDetail.css.js';
import type { PrintedCode } from './PrintedCode.js';

/** On paper: where the page is found again, in letters and as a code. */
export function PrintedAddress() {
  const [Code, setCode] = useState<ComponentType<ComponentProps<typeof PrintedCode>>>();

  // Printing waits for nothing, so the code is fetched before, and never for a visitor who does nothing.
  useEffect(() => {
    const load = () =>
      loadChunk(() => import('./PrintedCode.js')).then(
        (module) => setCode(() => module.PrintedCode),
        // The letters say the same.
        () => undefined,
      );
    return whenInUse(() => void load());
  }, []);

  const address = window.location.href;
  return (
    <div className={styles.address}>
      <Text>{address}</Text>
      {Code && <Code address={address} className={styles.code} />}
    </div>
  );
}
