import { ChatWidget } from '@clothesline/chat-widget';
import { useEffect, useRef, useState } from 'react';
import { product } from '../../product.js';

export interface AssistantProps {
  /** The visitor has pressed the button already. */
  opens: boolean;
  /** The button that this one replaces had the focus. */
  takesFocus: boolean;
}

/** The assistant itself, in a chunk of its own. */
export function Assistant({ opens, takesFocus }: AssistantProps) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(opens);

  // A panel that is open from the start leaves the focus where it is; this one was asked for.
  useEffect(() => {
    if (takesFocus || opens) root.current?.querySelector<HTMLElement>(opens ? 'textarea' : 'button')?.focus();
  }, [opens, takesFocus]);

  return (
    <div ref={root}>
      <ChatWidget product={product} open={open} onOpenChange={setOpen} />
    </div>
  );
}
