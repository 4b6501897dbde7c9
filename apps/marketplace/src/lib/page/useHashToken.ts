import { useEffect, useState } from 'react';

/**
 * Token behind the `#` of a mailed link; undefined for another hash. It leaves the address bar at once, so that it is in no
 * history and no shared link.
 */
export function useHashToken(pattern: RegExp): string | undefined {
  const [token] = useState(() => pattern.exec(window.location.hash.slice(1))?.[0]);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return token;
}
