import { VisuallyHidden } from '@clothesline/ui';
import { createContext, type ReactNode, use, useState } from 'react';

const AnnouncerContext = createContext<(text: string) => void>(() => undefined);

/** Contains the live region that announces the title of a new page. */
export function Announcer({ children }: { children: ReactNode }) {
  const [text, setText] = useState('');
  return (
    <AnnouncerContext value={setText}>
      {children}
      <VisuallyHidden>
        <div role="status">{text}</div>
      </VisuallyHidden>
    </AnnouncerContext>
  );
}

/** Returns a function that announces a text to screen readers. */
export function useAnnounce(): (text: string) => void {
  return use(AnnouncerContext);
}
