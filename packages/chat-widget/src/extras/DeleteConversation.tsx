import { Button, IconButton, VisuallyHidden } from '@clothesline/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ChatMessages } from '../messages.js';
import type { Chat } from '../useChat.js';
import { keepTabInside } from '../parts/focus.js';
import { extraMessages } from './extraMessages.js';
import { TrashIcon } from './icons.js';
import * as styles from './extras.css.js';

export interface DeleteConversationProps {
  chat: Chat;
  messages: Partial<ChatMessages>;
  /** Focused afterwards. */
  input: RefObject<HTMLElement | null>;
}

/** A button that deletes the conversation after asking for confirmation. */
export function DeleteConversation({ chat, messages, input }: DeleteConversationProps) {
  const texts = { ...extraMessages, ...messages };
  const [step, setStep] = useState<'none' | 'asked' | 'deleting' | 'failed' | 'deleted'>('none');
  const questionId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const isAsking = step === 'asked' || step === 'deleting' || step === 'failed';

  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);

  const cancel = () => {
    setStep('none');
    opener.current?.focus();
  };
  const confirm = () => {
    setStep('deleting');
    chat.deleteAll().then(
      () => {
        setStep('deleted');
        input.current?.focus();
      },
      () => setStep('failed'),
    );
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
    if (event.key === 'Tab') keepTabInside(event);
  };

  return (
    <>
      {chat.entries.length > 0 && !chat.isWaiting && !chat.isLoadingHistory && (
        <IconButton
          ref={opener}
          label={texts.deleteConversation}
          icon={<TrashIcon />}
          onClick={() => setStep('asked')}
        />
      )}
      {step === 'deleted' && (
        <VisuallyHidden>
          <span role="status">{texts.deleted}</span>
        </VisuallyHidden>
      )}
      {isAsking && (
        <div
          role="alertdialog"
          aria-modal
          aria-labelledby={questionId}
          className={styles.question}
          onKeyDown={handleKey}
        >
          <p id={questionId} className={styles.questionText}>
            {texts.deleteQuestion}
          </p>
          {step === 'failed' && (
            <p role="alert" className={styles.questionText}>
              {texts.deleteFailed}
            </p>
          )}
          <div className={styles.answers}>
            <Button ref={keep} onClick={cancel}>
              {texts.deleteCancel}
            </Button>
            <Button tone="danger" busy={step === 'deleting'} onClick={confirm}>
              {texts.deleteConfirm}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
