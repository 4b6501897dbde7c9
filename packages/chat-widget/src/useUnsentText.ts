import { useState } from 'react';

/** Where the browser keeps what is written and not sent, for as long as its tab is open. */
export const unsentKey = 'clothesline_chat_unsent';

/** The text in the field: it outlasts a reload. A blocked storage never stops anybody from writing. */
export function useUnsentText(): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(read);
  const write = (next: string) => {
    setText(next);
    store(next);
  };
  return [text, write];
}

function read(): string {
  try {
    return globalThis.sessionStorage.getItem(unsentKey) ?? '';
  } catch {
    return '';
  }
}

function store(text: string): void {
  try {
    if (text === '') globalThis.sessionStorage.removeItem(unsentKey);
    else globalThis.sessionStorage.setItem(unsentKey, text);
  } catch {
    // Blocked or full: the text lasts as long as the page.
  }
}
