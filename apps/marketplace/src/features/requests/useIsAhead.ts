import { useEffect, useState } from 'react';

/** The longest that a timer of a browser waits, in ms. */
const longest = 2_147_483_647;

/** Whether a time (ISO 8601) is still ahead; false without one. Renders again when it comes. */
export function useIsAhead(time: string | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  const at = time === undefined ? 0 : Date.parse(time);
  useEffect(() => {
    const left = at - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, longest));
    return () => clearTimeout(timer);
  }, [at, now]);
  return at > now;
}
