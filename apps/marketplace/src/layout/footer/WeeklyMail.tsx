import { findArea, defaultLocation, useClient, useCurrentLocation } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { IconButton, SendIcon, Text, TextField, useHydrated } from '@clothesline/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useAccount } from '../../shared/account/AccountContext.js';
import { useCall } from '../../shared/account/useCall.js';
import { nearSearch } from '../../shared/alerts/alertSearch.js';
import { footerMessages as messages } from './messages.js';
import * as styles from './Newsletter.css.js';

/** Form of a weekly mail about what is new near the visitor. Another address than the account's is asked by mail first. */
export function WeeklyMail() {
  const client = useClient();
  const { session } = useAccount();
  const { location } = useCurrentLocation();
  const { isPending, problem, run, clear } = useCall({ tooMany: () => messages.tooManyMails });
  const [email, setEmail] = useState('');
  const [done, setDone] = useState<string>();
  const status = useRef<HTMLDivElement>(null);
  const place = location ?? defaultLocation;

  function send(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      const members = session?.members ?? createMembersClient(client);
      const search = nearSearch({ ...place, ...findArea(place).center });
      const alert = await members.request('createAlert', { body: { search, pace: 'weekly', email } });
      setDone(alert.isConfirmed ? messages.weeklyBegun : messages.weeklySent(email));
      status.current?.focus();
    });
  }

  // Sends nothing before its code is there.
  if (!useHydrated()) return null;
  return (
    <div className={styles.form}>
      {!done && (
        <form noValidate onSubmit={send} className={styles.form}>
          <Text size="small" tone="muted">
            {messages.weeklyText(place.city || messages.yourPlace)}
          </Text>
          <div className={styles.row}>
            <TextField
              type="email"
              name="email"
              required
              autoComplete="email"
              dir="ltr"
              label={messages.newsletterLabel}
              placeholder={messages.newsletterPlaceholder}
              value={email}
              onChange={(event) => {
                clear();
                setEmail(event.currentTarget.value);
              }}
              error={problem}
            />
            <IconButton
              type="submit"
              tone="neutral"
              icon={<SendIcon />}
              label={messages.newsletterSend}
              disabled={isPending}
            />
          </div>
        </form>
      )}
      <div ref={status} role="status" tabIndex={-1}>
        {done && <Text>{done}</Text>}
      </div>
    </div>
  );
}
