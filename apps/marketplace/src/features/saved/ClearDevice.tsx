import { Button, Stack, Text, useTexts, useToast } from '@clothesline/ui';
import { useState } from 'react';
import { useAccount } from '../account/index.js';
import { saving } from '../../locales/en/saving.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';

/** Meant for shared computers. */
export function ClearDevice() {
  const messages = useTexts(saving);
  const { clearDevice } = useAccount();
  const { toast } = useToast();
  const [isAsking, setAsking] = useState(false);
  const form = useForm({});
  const clear = async () => {
    await clearDevice();
    toast({ title: messages.cleared });
  };
  return (
    <Stack space="small">
      <Text size="small" tone="muted">
        {messages.clearHint}
      </Text>
      <div>
        <Button onClick={() => setAsking(true)}>{messages.clearOpen}</Button>
      </div>
      {isAsking && (
        <StepDialog
          form={form}
          title={messages.clearTitle}
          action={messages.clearAction}
          tone="danger"
          onClose={() => setAsking(false)}
          onSubmit={clear}
        >
          <Text>{messages.clearText}</Text>
        </StepDialog>
      )}
    </Stack>
  );
}
