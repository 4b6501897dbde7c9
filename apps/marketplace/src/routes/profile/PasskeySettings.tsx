import { Button, Heading, Surface, Text, useTexts, useToast } from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import { memberLimits, type Passkey } from '@clothesline/api-client/members';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDates } from '../../shared/language/useDates.js';
import { useFailureText } from '../../shared/failure/useFailureText.js';
import { profile } from '../../locales/en/profile.js';
import type { Session } from '../../shared/account/AccountContext.js';
import { hasPasskeys } from '../../shared/account/passkeys.js';
import { PasskeyDialog } from './PasskeyDialog.js';
import { RemovePasskey } from './RemovePasskey.js';
import { RenamePasskey } from './RenamePasskey.js';
import * as styles from './Settings.css.js';

type Asks = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

/** The passkeys that sign in: each by the name that its owner gave it. */
export function PasskeySettings({ session }: { session: Session }) {
  const dates = useDates();
  const failureText = useFailureText();
  const messages = useTexts(profile);
  const { members } = session;
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
          <Button size="small" onClick={() => void refetch()}>
            {messages.tryAgain}
          </Button>
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
        <RenamePasskey
          members={members}
          passkey={asks.passkey}
          onRenamed={() => done(messages.passkeyIsRenamed)}
          onClose={close}
        />
      )}
      {asks?.what === 'remove' && (
        <RemovePasskey
          session={session}
          passkey={asks.passkey}
          onRemoved={() => done(messages.passkeyIsRemoved)}
          onClose={close}
        />
      )}
    </Surface>
  );
}

function passkeysQuery({ account, members }: Session) {
  return {
    queryKey: ['passkeys', members.host, account.id],
    queryFn: ({ signal }: { signal: AbortSignal }) => members.request('listPasskeys', { signal }),
    staleTime: 0,
  };
}
