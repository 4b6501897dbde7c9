import { useEffect, useState } from 'react';
import { newestVersion, type SnippetVersion } from './snippet.js';

interface Newest {
  version?: SnippetVersion;
  hasFailed: boolean;
}

/** Reads the server's newest build, once it is wanted. */
export function useNewestVersion(server: string, isWanted: boolean): Newest {
  const [newest, setNewest] = useState<Newest>({ hasFailed: false });
  useEffect(() => {
    if (!isWanted) return;
    newestVersion(server).then(
      (version) => setNewest({ version, hasFailed: false }),
      () => setNewest({ hasFailed: true }),
    );
  }, [server, isWanted]);
  return isWanted ? newest : { hasFailed: false };
}
