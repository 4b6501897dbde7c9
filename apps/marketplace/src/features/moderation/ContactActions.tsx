import { Button, Inline, Text, useTexts, useToast } from '@clothesline/ui';
import { createWriteKeys, useApi } from '@clothesline/api-client';
import { useState } from 'react';
import type { Session } from '../account/index.js';
import { moderation } from '../../locales/en/moderation.js';
import { useCall } from '../../lib/forms/useCall.js';

interface ContactActionsProps {
  session: Session;
  /** Entry ID. */
  id: number;
  email: string | undefined;
  isOpen: boolean;
  onDecided: () => void;
}

export function ContactActions({ session, id, email, isOpen, onDecided }: ContactActionsProps) {
  const messages = useTexts(moderation);
  const { queryClient } = useApi();
  const { toast } = useToast();
  const { isPending, problem, run } = useCall();
  const [keys] = useState(createWriteKeys);
  const close = () => {
    const body = { action: 'dismiss' as const, reason: messages.contactDone };
    void run(async () => {
      try {
        await session.members.request('moderate', { params: { id }, body, key: keys.of(body) });
        onDecided();
        toast({ title: messages.contactDone });
      } finally {
        await queryClient.invalidateQueries();
      }
    });
  };
  return (
    <>
      <Inline wrap space="xsmall">
        {email !== undefined && (
          <Button size="small" tone="primary" href={`mailto:${encodeURIComponent(email)}`}>
            {messages.contactReply}
          </Button>
        )}
        {isOpen && (
          <Button size="small" busy={isPending} onClick={close}>
            {messages.contactDone}
          </Button>
        )}
      </Inline>
      <div role="alert">{problem && <Text tone="danger">{problem}</Text>}</div>
    </>
  );
}
