import { useApi } from '@clothesline/api-client';
import type { Proof } from '@clothesline/api-client/members';
import { Button, Heading, Surface, Text, useToast } from '@clothesline/ui';
import { useState } from 'react';
import { type Session, useAccount } from '../../shared/account/AccountContext.js';
import { dayText } from '../../shared/hand-over/timeDraft.js';
import { messages } from './messages.js';
import { ProofDialog } from './ProofDialog.js';
import * as styles from './Settings.css.js';

/** Deletes the account of the signed-in person, and then signs out. */
export function DeleteAccount({ session }: { session: Session }) {
  const { signOut, change } = useAccount();
  const { queryClient } = useApi();
  const { toast } = useToast();
  const [isAsking, setAsking] = useState(false);

  async function remove(proof: Proof) {
    const account = await session.members.request('deleteAccount', { body: { proof } });
    try {
      await signOut();
    } catch {
      // Stays signed in, to show the way back and a button that signs out.
      change(account);
      return;
    }
    toast({ title: messages.deletedTitle, description: messages.deletedText(dayText(account.deletedAt ?? '')) });
    await queryClient.invalidateQueries();
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
        <ProofDialog
          session={session}
          title={messages.deleteTitle}
          action={messages.deleteAction}
          onClose={() => setAsking(false)}
          onProven={remove}
        >
          <Part title={messages.deleteGoes} items={messages.deleteGoing} />
          <Part title={messages.deleteStays} items={messages.deleteStaying} />
          <Text>{messages.deleteWhen}</Text>
        </ProofDialog>
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
