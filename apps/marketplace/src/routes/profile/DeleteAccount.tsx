import { useApi } from '@clothesline/api-client';
import { Button, Heading, Surface, Text, useToast } from '@clothesline/ui';
import { useState } from 'react';
import { type Session, useAccount } from '../../shared/account/AccountContext.js';
import { useCall } from '../../shared/account/useCall.js';
import { dayText } from '../../shared/hand-over/timeDraft.js';
import { StepDialog } from '../../shared/steps/StepDialog.js';
import { messages } from './messages.js';
import * as styles from './Settings.css.js';

/** Deletes the account of the signed-in person, and then signs out. */
export function DeleteAccount({ session: { members } }: { session: Session }) {
  const { signOut, change } = useAccount();
  const { queryClient } = useApi();
  const { toast } = useToast();
  const [isAsking, setAsking] = useState(false);
  const { isPending, problem, run, clear } = useCall();

  const remove = () =>
    void run(async () => {
      const account = await members.request('deleteAccount', { body: {} });
      try {
        await signOut();
      } catch {
        // Stays signed in, to show the way back and a button that signs out.
        change(account);
        return;
      }
      toast({ title: messages.deletedTitle, description: messages.deletedText(dayText(account.deletedAt ?? '')) });
      await queryClient.invalidateQueries();
    });
  function close() {
    setAsking(false);
    clear();
  }

  return (
    <Surface as="section" className={styles.card}>
      <Heading level={3}>{messages.deleteTitle}</Heading>
      <Text size="small" tone="muted">
        {messages.deleteHint}
      </Text>
      <div>
        <Button onClick={() => setAsking(true)}>{messages.deleteOpen}</Button>
      </div>
      {isAsking && (
        <StepDialog
          title={messages.deleteTitle}
          action={messages.deleteAction}
          tone="danger"
          isPending={isPending}
          problem={problem}
          onClose={close}
          onSubmit={remove}
        >
          <Part title={messages.deleteGoes} items={messages.deleteGoing} />
          <Part title={messages.deleteStays} items={messages.deleteStaying} />
          <Text>{messages.deleteWhen}</Text>
        </StepDialog>
      )}
    </Surface>
  );
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Text weight="bold">{title}</Text>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
