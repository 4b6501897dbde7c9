import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest.js';

export interface Countdown {
  duration: number;
  /** Pauses the countdown. It's also paused while the page is hidden. */
  paused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` after `duration`, not counting pauses. */
export function useCountdown({ duration, paused, onEnd }: Countdown) {
  const hidden = usePageHidden();
  const left = useRef(duration);
  const end = useLatest(onEnd);
  useEffect(() => {
    left.current = duration;
  }, [duration]);
  useEffect(() => {
    if (paused || hidden || duration === Infinity) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [duration, paused, hidden, end]);
}

function usePageHidden() {
  const [hidden, setHidden] = useState(() => globalThis.document?.hidden ?? false);
  useEffect(() => {
    const change = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return hidden;
}
