import { ChatLauncher, chatMessages } from '@clothesline/chat-widget/launcher';
import { useToast } from '@clothesline/ui';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { layoutMessages as messages } from '../messages.js';
import type { AssistantProps } from './Assistant.js';
import * as styles from './Chat.css.js';

/** How long the page has for itself before the assistant's code is fetched, in ms. */
const idleDelay = 4000;

/** The floating assistant (spec §2). Its button is there at once; its code comes when it is wanted, or when all is quiet. */
export function Chat() {
  const root = useRef<HTMLDivElement>(null);
  const [Assistant, setAssistant] = useState<ComponentType<AssistantProps>>();
  const [entrance, setEntrance] = useState<AssistantProps>({ opens: false, takesFocus: false });
  const { toast } = useToast();

  async function load(opens: boolean) {
    try {
      const module = await import('./Assistant.js');
      const takesFocus = root.current?.contains(document.activeElement) ?? false;
      setEntrance((before) => ({ opens: before.opens || opens, takesFocus }));
      setAssistant(() => module.Assistant);
    } catch {
      // Fetched ahead, nobody waits for it: the press itself will ask again.
      if (opens) toast({ title: messages.chatFailed, description: messages.chatFailedText, variant: 'destructive' });
    }
  }
  const loadAhead = useEffectEvent(() => void load(false));

  useEffect(() => {
    const timer = setTimeout(() => loadAhead(), idleDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={root} className={styles.root}>
      {Assistant ? (
        <Assistant {...entrance} />
      ) : (
        <ChatLauncher
          label={chatMessages.openChat}
          isOpen={false}
          placement="end"
          onPointerEnter={() => void load(false)}
          onClick={() => void load(true)}
        />
      )}
    </div>
  );
}
