import { IconButton, SendIcon, Text, TextField } from '@clothesline/ui';
import { type FormEvent, useState } from 'react';
import { useUnavailable } from '../../shared/unavailable/UnavailableProvider.js';
import { layoutMessages as messages } from '../messages.js';
import * as styles from './Newsletter.css.js';

/** A box for an address that nobody collects yet: it says so, and sends nothing. */
export function Newsletter() {
  const [address, setAddress] = useState('');
  const tell = useUnavailable();

  function submit(event: FormEvent) {
    event.preventDefault();
    tell('newsletter');
  }

  return (
    <form onSubmit={submit} className={styles.form}>
      <Text size="small" tone="muted">
        {messages.newsletterText}
      </Text>
      <div className={styles.row}>
        <TextField
          type="email"
          autoComplete="email"
          label={messages.newsletterLabel}
          placeholder={messages.newsletterPlaceholder}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <IconButton type="submit" tone="neutral" icon={<SendIcon />} label={messages.newsletterSend} />
      </div>
    </form>
  );
}
