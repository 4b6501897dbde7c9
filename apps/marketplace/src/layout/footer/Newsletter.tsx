import { IconButton, SendIcon, Text, TextField, useHydrated, useTexts } from '@clothesline/ui';
import { useState, type FormEvent } from 'react';
import { footer } from '../../locales/en/footer.js';
import type { SiteSettings } from '../../lib/site/site.js';
import * as styles from './Newsletter.css.js';

type NewsletterProps = NonNullable<SiteSettings['newsletter']>;

export function Newsletter({ action, field = 'email' }: NewsletterProps) {
  const messages = useTexts(footer);
  const isHydrated = useHydrated();
  const [isWrong, setWrong] = useState(false);

  function check(event: FormEvent<HTMLFormElement>) {
    const input = event.currentTarget.elements.namedItem(field) as HTMLInputElement;
    const isValid = input.checkValidity();
    setWrong(!isValid);
    if (isValid) return;
    event.preventDefault();
    input.focus();
  }

  return (
    <form
      action={action}
      method="post"
      target="_blank"
      rel="noopener"
      // turn off native validation once our own error messages work
      noValidate={isHydrated}
      onSubmit={check}
      className={styles.form}
    >
      <Text size="small" tone="muted">
        {messages.newsletterText}
      </Text>
      <div className={styles.row}>
        <TextField
          type="email"
          name={field}
          required
          autoComplete="email"
          label={messages.newsletterLabel}
          placeholder={messages.newsletterPlaceholder}
          onChange={() => setWrong(false)}
          error={isWrong ? messages.newsletterWrong : undefined}
        />
        <IconButton type="submit" tone="neutral" icon={<SendIcon />} label={messages.newsletterSend} />
      </div>
    </form>
  );
}
