import { Button, type ButtonProps, Text, useTexts, useToast } from '@clothesline/ui';
import type { Wish } from '@clothesline/api-client/members';
import { useState } from 'react';
import { wishes } from '../../locales/en/wishes.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import type { Session } from '../account/index.js';

interface CloseWishProps {
  wish: Wish;
  session: Session;
  onClosed: () => void;
  size?: ButtonProps['size'];
}

export function CloseWish({ wish, session, onClosed, size }: CloseWishProps) {
  const messages = useTexts(wishes);
  const { toast } = useToast();
  const [isAsking, setAsking] = useState(false);
  const form = useForm({});
  if (wish.state !== 'open') return null;
  const close = async () => {
    const body = {};
    await session.members.request('closeWish', { params: { id: wish.id }, body, key: form.keys.of(body) });
    setAsking(false);
    onClosed();
    toast({ title: messages.closed });
  };
  return (
    <div>
      <Button size={size} aria-label={messages.closeItem({ title: wish.title })} onClick={() => setAsking(true)}>
        {messages.close}
      </Button>
      {isAsking && (
        <StepDialog
          form={form}
          title={messages.closeTitle({ title: wish.title })}
          action={messages.closeItem({ title: wish.title })}
          tone="danger"
          onClose={() => setAsking(false)}
          onSubmit={close}
        >
          <Text>{messages.closeText}</Text>
        </StepDialog>
      )}
    </div>
  );
}
