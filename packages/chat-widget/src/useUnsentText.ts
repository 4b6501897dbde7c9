import { safeStorage } from '@clothesline/api-client';
import { useLayoutEffect, useState } from 'react';

/** Where the browser keeps what is written and not sent, for as long as its tab is open. */
export const unsentKey = 'clothesline_chat_unsent';

const storage = safeStorage('sessionStorage');

/** The text in the field: it outlasts a reload. A blocked storage never stops anybody from writing. */
export function useUnsentText(): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('');
  // After the first render, which is the server's where one has rendered the page.
  useLayoutEffect(() => setText(storage.getItem(unsentKey) ?? ''), []);
  const write = (next: string) => {
    setText(next);
    if (next === '') storage.removeItem(unsentKey);
    else storage.setItem(unsentKey, next);
  };
  return [text, write];
}
