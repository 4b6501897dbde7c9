import { safeStorage } from '@clothesline/api-client';
import { useHydrated } from '@clothesline/ui';
import { useState } from 'react';

/** sessionStorage key. */
export const unsentKey = 'clothesline_chat_unsent';

const storage = safeStorage('sessionStorage');

/** Survives reloads. */
export function useUnsentText(): [text: string, write: (text: string) => void] {
  const isHydrated = useHydrated();
  const [unsent] = useState(() => storage.getItem(unsentKey) ?? '');
  const [written, setWritten] = useState<string>();
  const write = (next: string) => {
    setWritten(next);
    if (next === '') storage.removeItem(unsentKey);
    else storage.setItem(unsentKey, next);
  };
  return [written ?? (isHydrated ? unsent : ''), write];
}
