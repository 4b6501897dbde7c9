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
  // It opens a moment after it is there: opening, not being open, is what brings the focus into the panel.
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (opens) setOpen(true);
    else if (takesFocus) root.current?.querySelector('button')?.focus();
  }, [opens, takesFocus]);

  return (
    <div ref={root}>
      <ChatWidget product={product} open={open} onOpenChange={setOpen} />
    </div>
  );
}
