import { ChatWidget } from '@clothesline/chat-widget';
import { useEffect, useRef } from 'react';
import { useSite } from '../../lib/site/site.js';

export { watchAway } from './watchAway.js';

/** The assistant itself, in a chunk of its own. It comes open: its button has been pressed already. */
export function Assistant() {
  const root = useRef<HTMLDivElement>(null);

  // Moves the focus, which a panel that is open from the start does not: this one was requested.
  useEffect(() => root.current?.querySelector('textarea')?.focus(), []);

  return (
    <div ref={root}>
      <ChatWidget product={useSite().name} defaultOpen />
    </div>
  );
}
