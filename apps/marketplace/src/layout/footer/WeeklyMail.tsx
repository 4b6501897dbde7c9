import { IconButton, SendIcon, Text, TextField, useHydrated, useTexts } from '@clothesline/ui';
import { findArea, defaultLocation, useClient, useCurrentLocation } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { useRef, useState } from 'react';
import { footer } from '../../locales/en/footer.js';
import { Form } from '../../lib/forms/Form.js';
import { useForm } from '../../lib/forms/useForm.js';
import { useAccount } from '../../features/account/index.js';
import { nearSearch } from '../../features/follow/index.js';
import * as styles from './Newsletter.css.js';

export function WeeklyMail() {
  const messages = useTexts(footer);
  const client = useClient();
  const { session } = useAccount();
  const { location } = useCurrentLocation();
  const form = useForm({ email: '' }, { texts: { tooMany: () => messages.tooManyMails } });
  const [done, setDone] = useState<string>();
  const status = useRef<HTMLDivElement>(null);
  const place = location ?? defaultLocation;

  async function send() {
    const members = session?.members ?? createMembersClient(client);
    const search = nearSearch({ ...place, ...findArea(place).center });
    const alert = await members.request('createAlert', { body: { search, pace: 'weekly', ...form.values } });
    setDone(alert.isConfirmed ? messages.weeklyBegun : messages.weeklySent({ email: form.values.email }));
    status.current?.focus();
  }

  if (!useHydrated()) return null;
  return (
    <div className={styles.form}>
      {!done && (
        <Form form={form} onSend={send} className={styles.form}>
          <Text size="small" tone="muted">
            {messages.weeklyText({ place: place.city || messages.yourPlace })}
          </Text>
          <div className={styles.row}>
            <TextField
              {...form.field('email')}
              type="email"
              required
              autoComplete="email"
              dir="ltr"
              label={messages.newsletterLabel}
              placeholder={messages.newsletterPlaceholder}
              error={form.problem}
            />
            <IconButton
              type="submit"
              tone="neutral"
              icon={<SendIcon />}
              label={messages.newsletterSend}
              disabled={form.isPending}
            />
          </div>
        </Form>
      )}
      <div ref={status} role="status" tabIndex={-1}>
        {done && <Text>{done}</Text>}
      </div>
    </div>
  );
}
