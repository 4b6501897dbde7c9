import { Button, Heading, Surface, Text, TextField, useTexts, useToast } from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import { memberLimits, type Passkey } from '@clothesline/api-client/members';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDates } from '../../lib/language/useDates.js';
import { hasSessionEnded, useFailureText } from '../../lib/failure/useFailureTexts.js';
import { layout } from '../../locales/en/layout.js';
import { profile } from '../../locales/en/profile.js';
import { StepDialog } from '../../lib/forms/StepDialog.js';
import { useForm } from '../../lib/forms/useForm.js';
import { PasskeyDialog } from './PasskeyDialog.js';
import { ProofDialog } from './ProofDialog.js';
import { hasPasskeys, type Session, useAccount } from '../account/index.js';
import * as styles from './Settings.css.js';

type Asks = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

export function PasskeySettings({ session }: { session: Session }) {
  const dates = useDates();
  const failureText = useFailureText();
  const messages = useTexts(profile);
  const layoutMessages = useTexts(layout);
  const { signIn } = useAccount();
  const { queryClient } = useApi();
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery(session), queryClient);
  const [asks, setAsks] = useState<Asks>();
  const { toast } = useToast();
  const done = (text: string) => {
    setAsks(undefined);
    toast({ title: text });
    void refetch();
  };
  const close = () => setAsks(undefined);
  const isFull = (passkeys?.length ?? 0) >= memberLimits.passkeys;

  return (
    <Surface as="section" className={styles.card}>
      <Heading level={3}>{messages.passkeys}</Heading>
      <Text size="small" tone="muted">
        {messages.passkeysText}
      </Text>
      {error && !passkeys && (
        <div role="alert" className={styles.actions}>
          <Text tone="danger">{failureText(error)}</Text>
          {hasSessionEnded(error) ? (
            <Button size="small" onClick={signIn}>
              {layoutMessages.signIn}
            </Button>
          ) : (
            <Button size="small" onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          )}
        </div>
      )}
      {passkeys && passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.passkey}>
              <div>
                <Text className={styles.value}>
                  <bdi>{passkey.name}</bdi>
                </Text>
                <Text size="small" tone="muted">
                  {messages.passkeyAdded({ day: dates.day(passkey.createdAt) })}{' '}
                  <span key={passkey.usedAt}>
                    {passkey.usedAt === null
                      ? messages.passkeyUnused
                      : messages.passkeyUsed({ day: dates.day(passkey.usedAt) })}
                  </span>
                </Text>
              </div>
              <div className={styles.actions}>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={`${messages.passkeyRename}: ${passkey.name}`}
                  onClick={() => setAsks({ what: 'rename', passkey })}
                >
                  {messages.passkeyRename}
                </Button>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={`${messages.passkeyRemove}: ${passkey.name}`}
                  onClick={() => setAsks({ what: 'remove', passkey })}
                >
                  {messages.passkeyRemove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <div>
          <Button disabled={isFull} onClick={() => setAsks({ what: 'add' })}>
            {messages.passkeyAddOpen}
          </Button>
        </div>
      ) : (
        <Text size="small">{messages.passkeysUnknown}</Text>
      )}
      {isFull && <Text size="small">{messages.passkeysFull({ max: memberLimits.passkeys })}</Text>}
      {asks?.what === 'add' && (
        <PasskeyDialog session={session} onAdded={() => done(messages.passkeyIsAdded)} onClose={close} />
      )}
      {asks?.what === 'rename' && (
        <RenameDialog
          session={session}
          passkey={asks.passkey}
          onDone={() => done(messages.passkeyIsRenamed)}
          onClose={close}
        />
      )}
      {asks?.what === 'remove' && (
        <RemoveDialog
          session={session}
          passkey={asks.passkey}
          onDone={() => done(messages.passkeyIsRemoved)}
          onClose={close}
        />
      )}
    </Surface>
  );
}

interface PasskeyProps {
  session: Session;
  passkey: Passkey;
  onDone: () => void;
  onClose: () => void;
}

function RenameDialog({ session, passkey: { id, name }, onDone, onClose }: PasskeyProps) {
  const messages = useTexts(profile);
  const form = useForm({ name });
  const rename = async () => {
    await session.members.request('renamePasskey', { params: { id }, body: form.values });
    onDone();
  };
  return (
    <StepDialog
      form={form}
      title={messages.passkeyRenameTitle}
      action={messages.save}
      onClose={onClose}
      onSubmit={rename}
    >
      <TextField
        {...form.field('name')}
        label={messages.passkeyName}
        name="passkey"
        required
        maxLength={memberLimits.passkeyName}
      />
    </StepDialog>
  );
}

function RemoveDialog({ session, passkey: { id, name }, onDone, onClose }: PasskeyProps) {
  const messages = useTexts(profile);
  return (
    <ProofDialog
      session={session}
      title={messages.passkeyRemoveTitle}
      action={messages.passkeyRemove}
      onClose={onClose}
      onProven={async (proof) => {
        await session.members.request('removePasskey', { params: { id }, body: { proof } });
        onDone();
      }}
    >
      <Text className={styles.value}>
        <bdi>{name}</bdi>
      </Text>
      <Text>{messages.passkeyRemoveText}</Text>
    </ProofDialog>
  );
}

function passkeysQuery({ account, members }: Session) {
  return {
    queryKey: ['passkeys', members.host, account.id],
    queryFn: ({ signal }: { signal: AbortSignal }) => members.request('listPasskeys', { signal }),
    staleTime: 0,
  };
}
