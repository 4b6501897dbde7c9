import { VisuallyHidden } from '@clothesline/ui';
import { createContext, type ReactNode, use, useState } from 'react';

const AnnouncerContext = createContext<(text: string) => void>(() => undefined);

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

export function useAnnounce(): (text: string) => void {
  return use(AnnouncerContext);
}
