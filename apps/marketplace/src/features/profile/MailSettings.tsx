import { Heading, Select, Surface, Text, useTexts, useToast } from '@clothesline/ui';
import { type MailTime, mailTimes, type MailTopic, mailTopics } from '@clothesline/api-client/members';
import { useState } from 'react';
import { useProblemText } from '../../lib/forms/useCall.js';
import { profile } from '../../locales/en/profile.js';
import { type Session, useAccount } from '../account/index.js';
import * as styles from './Settings.css.js';

/** Saved immediately. */
export function MailSettings({ session: { account, members } }: { session: Session }) {
  const problemText = useProblemText();
  const messages = useTexts(profile);
  const { change } = useAccount();
  const { toast } = useToast();
  /** Shown as selected while the change is being saved. */
  const [pending, setPending] = useState<Partial<Record<MailTopic, MailTime>>>({});

  async function choose(topic: MailTopic, chosen: string) {
    const time = mailTimes.find((one) => one === chosen);
    if (!time) return;
    setPending((now) => ({ ...now, [topic]: time }));
    try {
      change(await members.request('updateAccount', { body: { mails: { [topic]: time } } }));
    } catch (error) {
      toast({ title: messages.saveFailedTitle, description: problemText(error), variant: 'destructive' });
    } finally {
      setPending(({ [topic]: _done, ...rest }) => rest);
    }
  }

  return (
    <Surface as="section" className={styles.card}>
      <Heading level={3}>{messages.mailsTitle}</Heading>
      <Text size="small" tone="muted">
        {messages.mailsHint}
      </Text>
      {mailTopics.map((topic) => (
        <Select
          key={topic}
          label={messages.mailTopics[topic]}
          options={mailTimes.map((time) => ({ value: time, label: messages.mailTimes[time] }))}
          value={pending[topic] ?? account.mails[topic]}
          onValueChange={(chosen) => void choose(topic, chosen)}
        />
      ))}
    </Surface>
  );
}
