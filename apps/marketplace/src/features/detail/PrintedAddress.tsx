import { Text } from '@clothesline/ui';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import { loadChunk } from '../../lib/loading/loadChunk.js';
import { inUse } from '../../lib/loading/whenInUse.js';
import * as styles from './DonationDetail.css.js';
import type { PrintedCode } from './PrintedCode.js';

export function PrintedAddress() {
  const [Code] = useState(() => lazy(loadCode));
  const address = window.location.href;
  return (
    <div className={styles.address}>
      <Text>{address}</Text>
      <Suspense>
        <Code address={address} className={styles.code} />
      </Suspense>
    </div>
  );
}

/** Delay in milliseconds that excludes this from the initial page load */
const idleTime = 3000;

/** Printing doesn't wait for lazy components, so load the code ahead of time. */
async function loadCode(): Promise<{ default: ComponentType<ComponentProps<typeof PrintedCode>> }> {
  await Promise.race([inUse, new Promise((resolve) => setTimeout(resolve, idleTime))]);
  try {
    return { default: (await loadChunk(() => import('./PrintedCode.js'))).PrintedCode };
  } catch {
    return { default: () => null };
  }
}
