import { ChatLauncher, chatMessages } from '@clothesline/chat-widget/launcher';
import { useToast } from '@clothesline/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { whenInUse } from '../../shared/whenInUse.js';
import { layoutMessages as messages } from '../messages.js';
import * as styles from './Chat.css.js';

const load = () => import('./Assistant.js');

/** The code alone: the button stays the one that a finger may be on. A failure shows when it is pressed. */
const loadAhead = () => void load().catch(() => undefined);

/** The floating assistant (spec §2). Its button is there at once; the assistant takes its place at the first press. */
export function Chat() {
  const [Assistant, setAssistant] = useState<ComponentType>();
  const { toast } = useToast();

  useEffect(() => whenInUse(loadAhead), []);

  async function open() {
    try {
      const module = await load();
      setAssistant(() => module.Assistant);
    } catch {
      toast({ title: messages.chatFailed, description: messages.chatFailedText, variant: 'destructive' });
    }
  }

  return (
    <div className={styles.root}>
      {Assistant ? (
        <Assistant />
      ) : (
        <ChatLauncher
          label={chatMessages.openChat}
          isOpen={false}
          placement="end"
          onPointerEnter={loadAhead}
          onClick={() => void open()}
        />
      )}
    </div>
  );
}
