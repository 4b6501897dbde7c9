import { Button, TextArea, TextField, useTexts, useToast } from '@clothesline/ui';
import { ApiError } from '@clothesline/api-client';
import { type Account, memberLimits } from '@clothesline/api-client/members';
import { useProblemText } from '../../lib/forms/useCall.js';
import { profile } from '../../locales/en/profile.js';
import { Form } from '../../lib/forms/Form.js';
import { useForm } from '../../lib/forms/useForm.js';
import { type Session, useAccount } from '../account/index.js';
import * as styles from './Settings.css.js';

const toValues = ({ displayName, username, location, bio }: Account) => ({
  displayName,
  username,
  location,
  bio: bio ?? '',
});

export function AccountForm({ session: { account, members } }: { session: Session }) {
  const problemText = useProblemText();
  const messages = useTexts(profile);
  const { change } = useAccount();
  const { toast } = useToast();
  const form = useForm(() => toValues(account));

  async function save() {
    const { location, bio, ...rest } = form.values;
    const body = {
      ...rest,
      bio: bio.trim() === '' ? null : bio,
      ...(location.trim() !== '' && { location }),
    };
    try {
      const changed = await members.request('updateAccount', { body });
      change(changed);
      form.change(toValues(changed));
      toast({ title: messages.savedTitle });
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) form.refuse(error.issues);
      else toast({ title: messages.saveFailedTitle, description: problemText(error), variant: 'destructive' });
    }
  }

  return (
    <Form form={form} onSend={save} className={styles.form}>
      <TextField
        {...form.field('displayName')}
        label={messages.displayName}
        autoComplete="name"
        dir="auto"
        required
        maxLength={memberLimits.displayName}
      />
      <TextField
        {...form.field('username')}
        label={messages.username}
        hint={messages.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <TextField
        {...form.field('location')}
        label={messages.place}
        autoComplete="address-level2"
        dir="auto"
        maxLength={memberLimits.location}
      />
      <TextArea {...form.field('bio')} label={messages.bio} dir="auto" maxLength={memberLimits.bio} />
      <div>
        <Button type="submit" tone="primary" busy={form.isPending}>
          {form.isPending ? messages.saving : messages.save}
        </Button>
      </div>
    </Form>
  );
}
