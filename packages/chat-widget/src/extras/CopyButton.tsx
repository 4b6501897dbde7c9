import { IconButton } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type { Entry } from '../chatReducer.js';
import type { ChatMessages } from '../messages.js';
import { extraMessages } from './extraMessages.js';
import { CheckIcon, CopyIcon } from './icons.js';
import * as styles from './extras.css.js';

/** In ms. */
const shownFor = 2000;

export interface CopyButtonProps {
  entry: Entry;
  messages: Partial<ChatMessages>;
}

/** Not rendered on insecure pages, as they don't have access to the Clipboard API. */
export function CopyButton({ entry: { role, kind, content }, messages }: CopyButtonProps) {
  const { copy, copied } = { ...extraMessages, ...messages };
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (role !== 'assistant' || kind === 'failure' || !globalThis.navigator?.clipboard) return null;
  return (
    <IconButton
      className={styles.copy}
      label={isCopied ? copied : copy}
      icon={isCopied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => {
        // The visitor denied clipboard access, nothing to do.
        navigator.clipboard.writeText(content).then(
          () => setIsCopied(true),
          () => {},
        );
      }}
    />
  );
}
