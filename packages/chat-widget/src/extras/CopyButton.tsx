import { CopyIcon, IconButton, SuccessIcon } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type { ChatMessages } from '../messages.js';
import { extraMessages } from './extraMessages.js';
import * as styles from './extras.css.js';

/** Milliseconds that the button says that it has copied. */
const shownFor = 2000;

export interface CopyButtonProps {
  text: string;
  messages: Partial<ChatMessages>;
}

/** Copies an answer. Browsers let only secure pages copy: elsewhere there is no button. */
export function CopyButton({ text, messages }: CopyButtonProps) {
  const { copy, copied } = { ...extraMessages, ...messages };
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!globalThis.navigator?.clipboard) return null;
  return (
    <IconButton
      className={styles.copy}
      label={isCopied ? copied : copy}
      icon={isCopied ? <SuccessIcon size="16px" /> : <CopyIcon size="16px" />}
      onClick={() => {
        // Refused by the visitor: they see that nothing changed.
        navigator.clipboard.writeText(text).then(
          () => setIsCopied(true),
          () => {},
        );
      }}
    />
  );
}
