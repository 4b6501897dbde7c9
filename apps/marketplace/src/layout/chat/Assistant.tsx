import { ChatWidget } from '@clothesline/chat-widget';
import { useEffect, useRef } from 'react';
import { useSite } from '../../lib/site/site.js';

export { watchAway } from './watchAway.js';

export function Assistant() {
  const root = useRef<HTMLDivElement>(null);

  // a panel that's initially open doesn't focus itself
  useEffect(() => root.current?.querySelector('textarea')?.focus(), []);

  return (
    <div ref={root}>
      <ChatWidget product={useSite().name} defaultOpen />
    </div>
  );
}
