import { type ComponentType, useEffect, useRef, useState } from 'react';
import { keepActions } from '../served/keepActions.js';
import { inUse } from './whenInUse.js';
import type { Part } from './createPart.js';

interface LaterPartProps {
  part: Part;
  as?: 'div' | 'section' | 'aside';
  className?: string;
}

/**
 * Defers hydration until the visitor interacts with the page; the server-rendered HTML stays in place until then.
 * Renders nothing on failure.
 */
export function LaterPart({ part, as: Root = 'div', className }: LaterPartProps) {
  const isServer = typeof window === 'undefined';
  const [Content, setContent] = useState<ComponentType | undefined>(() => (isServer ? part.component() : undefined));

  const root = useRef<HTMLElement>(null);
  const repeat = useRef<() => void>(undefined);
  const setRoot = (element: HTMLElement | null) => {
    root.current = element;
  };

  useEffect(() => {
    const served = root.current;
    if (served) repeat.current = keepActions(served, () => root.current ?? served);
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
  useEffect(() => {
    if (!Content) return;
    repeat.current?.();
    repeat.current = undefined;
  }, [Content]);
  const props = { ref: setRoot, className };
  // React leaves raw HTML untouched during hydration. It's always empty here.
  // oxlint-disable-next-line react/no-danger
  if (!Content) return <Root {...props} suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
  return (
    <Root key="own" {...props}>
      <Content />
    </Root>
  );
}

const kept = { __html: '' };
