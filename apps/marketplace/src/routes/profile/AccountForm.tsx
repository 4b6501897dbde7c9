import { ApiError } from '@clothesline/api-client';
import { type Account, memberLimits } from '@clothesline/api-client/members';
import { Button, TextArea, TextField, useToast } from '@clothesline/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { type Session, useAccount } from '../../shared/account/AccountContext.js';
import { problemText } from '../../shared/account/useCall.js';
import { names } from '../../shared/language/names.js';
import { focusControl } from '../../shared/steps/focusControl.js';
import { messages } from './messages.js';
import * as styles from './Settings.css.js';

type Field = 'displayName' | 'username' | 'location' | 'bio';

const toValues = ({ displayName, username, location, bio }: Account) => ({
  displayName,
  username,
  location,
  bio: bio ?? '',
});

/** Form for name, username, city and a few words: the public part of an account. */
export function AccountForm({ session: { account, members } }: { session: Session }) {
  const { change } = useAccount();
  const { toast } = useToast();
  const [values, setValues] = useState(() => toValues(account));
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function refuse(issues: readonly { path: PropertyKey; message: string }[]) {
    setWrong(Object.fromEntries(issues.map(({ path, message }) => [path, names.line(message)])));
    const [first] = issues;
    focusControl(form.current, String(first?.path));
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    // Keeps an empty city unchanged, since an account may have none from the beginning.
    const { location, ...rest } = values;
    const sent = {
      ...rest,
      bio: rest.bio.trim() === '' ? null : rest.bio,
      ...(location.trim() !== '' && { location }),
    };
    setPending(true);
    try {
      const changed = await members.request('updateAccount', { body: sent });
      change(changed);
      setValues(toValues(changed));
      toast({ title: messages.savedTitle });
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) refuse(error.issues);
      else toast({ title: messages.saveFailedTitle, description: problemText(error), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }

  const field = (name: Field) => ({
    name,
    dir: 'auto',
    value: values[name],
    readOnly: isPending,
    error: wrong[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: value });
      setWrong({ ...wrong, [name]: undefined });
    },
  });

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className={styles.form}>
      <TextField
        {...field('displayName')}
        label={messages.displayName}
        autoComplete="name"
        required
        maxLength={memberLimits.displayName}
      />
      <TextField
        {...field('username')}
        label={messages.username}
        hint={messages.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <TextField
        {...field('location')}
        label={messages.place}
        autoComplete="address-level2"
        maxLength={memberLimits.location}
      />
      <TextArea {...field('bio')} label={messages.bio} maxLength={memberLimits.bio} />
      <div>
        <Button type="submit" tone="primary" busy={isPending}>
          {isPending ? messages.saving : messages.save}
        </Button>
      </div>
    </form>
  );
}
