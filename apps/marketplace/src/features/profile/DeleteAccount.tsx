import { memberLimits, type Proof } from '@clothesline/api-client/members';
import { Button, Heading, Surface, Text, useTexts, useToast } from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import { useState } from 'react';
import { useDates } from '../../lib/language/useDates.js';
import { profile } from '../../locales/en/profile.js';
import { ProofDialog } from './ProofDialog.js';
import { type Session, useAccount } from '../account/index.js';
import * as styles from './Settings.css.js';

export function DeleteAccount({ session }: { session: Session }) {
  const dates = useDates();
  const messages = useTexts(profile);
  const { signOut, change } = useAccount();
  const { queryClient } = useApi();
  const { toast } = useToast();
  const [isAsking, setAsking] = useState(false);

  async function remove(proof: Proof) {
    const account = await session.members.request('deleteAccount', { body: { proof } });
    try {
      await signOut();
    } catch {
      change(account);
      return;
    }
    toast({
      title: messages.deletedTitle,
      description: messages.deletedText({ day: dates.day(account.deletedAt ?? '') }),
    });
    await queryClient.invalidateQueries();
  }

  return (
    <Surface as="section" className={styles.card}>
      <Heading level={3}>{messages.deleteTitle}</Heading>
      <Text size="small" tone="muted">
        {messages.deleteHint({ days: memberLimits.deletionDays })}
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
          <Text>{messages.deleteWhen({ days: memberLimits.deletionDays })}</Text>
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
