import { IconButton, SendIcon, Text, TextField } from '@clothesline/ui';
import type { SiteSettings } from '../../shared/site/site.js';
import { layoutMessages as messages } from '../messages.js';
import * as styles from './Newsletter.css.js';

type NewsletterProps = NonNullable<SiteSettings['newsletter']>;

/** The operator's newsletter: a form that goes to its provider in a new tab, where the provider asks to confirm. */
export function Newsletter({ action, field = 'email' }: NewsletterProps) {
  return (
    <form action={action} method="post" target="_blank" rel="noopener" className={styles.form}>
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
        />
        <IconButton type="submit" tone="neutral" icon={<SendIcon />} label={messages.newsletterSend} />
      </div>
    </form>
  );
}
