import { useTexts } from '@clothesline/ui';
import { ChatLauncher, launcherMessages } from '@clothesline/chat-widget/launcher';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { layout } from '../../locales/en/layout.js';
import { loadChunk } from '../../lib/loading/loadChunk.js';
import { Boundary } from '../../lib/failure/Boundary.js';
import { CrashNotice } from '../../lib/failure/CrashNotice.js';
import { useFailureToast } from '../../lib/failure/useFailureToast.js';
import { whenInUse } from '../../lib/loading/whenInUse.js';
import * as styles from './Chat.css.js';

const load = () => loadChunk(() => import('./Assistant.js'));

/** The assistant's code isn't loaded until the button (spec §2) is first clicked. */
export function Chat() {
  const messages = useTexts(layout);
  const { openChat } = useTexts(launcherMessages);
  const [Assistant, setAssistant] = useState<ComponentType>();
  const root = useRef<HTMLDivElement>(null);
  const showFailure = useFailureToast();

  useEffect(() => {
    const leaving = new AbortController();
    const cancel = whenInUse(async () => {
      const module = await load().catch(() => undefined);
      if (root.current) module?.watchAway(root.current, leaving.signal);
    });
    return () => {
      cancel();
      leaving.abort();
    };
  }, []);

  async function open() {
    try {
      const module = await load();
      setAssistant(() => module.Assistant);
    } catch (error) {
      await showFailure(messages.chatFailed, error);
    }
  }

  /** Starts over. */
  const reset = () => setAssistant(undefined);

  return (
    <div ref={root} className={styles.root}>
      {Assistant ? (
        <Boundary renderFailure={() => <CrashNotice title={messages.chatCrashed} onClose={reset} />}>
          <Assistant />
        </Boundary>
      ) : (
        <ChatLauncher label={openChat} isOpen={false} placement="end" onClick={() => void open()} />
      )}
    </div>
  );
}
