import { ChatWidget } from '@clothesline/chat-widget';
import { useEffect, useRef } from 'react';
import { useSite } from '../../lib/site/site.js';

export { watchAway } from './watchAway.js';

/** The assistant, in a separate chunk. It is open from the start, since its button was pressed. */
export function Assistant() {
  const root = useRef<HTMLDivElement>(null);

  // Moves the focus, which a panel that is initially open does not.
  useEffect(() => root.current?.querySelector('textarea')?.focus(), []);

  return (
    <div ref={root}>
      <ChatWidget product={useSite().name} defaultOpen />
    </div>
  );
}
