import { type ComponentType, useEffect, useState } from 'react';
import { inUse } from './whenInUse.js';
import type { Part } from './createPart.js';

interface LaterPartProps {
  part: Part;
  as?: 'div' | 'section' | 'aside';
  className?: string;
}

/** Keeps the server's HTML until the page is used. Renders nothing on failure. */
export function LaterPart({ part, as: Root = 'div', className }: LaterPartProps) {
  const isServer = typeof window === 'undefined';
  const [Content, setContent] = useState<ComponentType | undefined>(() => (isServer ? part.component() : undefined));

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      if (isGone) return;
      await part.preload();
      setContent(part.component);
    };
    inUse.then(load).catch(() => {});
    return () => {
      isGone = true;
    };
  }, [part]);
  // React hydrates an element with raw HTML as it is. The HTML here is always empty.
  // oxlint-disable-next-line react/no-danger
  if (!Content) return <Root className={className} suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
  return (
    <Root key="own" className={className}>
      <Content />
    </Root>
  );
}

const kept = { __html: '' };
