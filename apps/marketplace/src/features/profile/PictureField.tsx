import { Avatar, Button, Text, useTexts, useToast } from '@clothesline/ui';
import { useClient } from '@clothesline/api-client';
import { preparePhoto, UnreadablePhotoError } from '@clothesline/create-form';
import { useRef, useState } from 'react';
import { profile } from '../../locales/en/profile.js';
import { useCall } from '../../lib/forms/useCall.js';
import { type Session, useAccount } from '../account/index.js';
import * as styles from './Settings.css.js';

export function PictureField({ session: { account, members } }: { session: Session }) {
  const messages = useTexts(profile);
  const client = useClient();
  const { change } = useAccount();
  const { toast } = useToast();
  const { isPending, problem, run } = useCall();
  const [isUnreadable, setUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const store = async (profileImage: string | null) => {
    change(await members.request('updateAccount', { body: { profileImage } }));
    toast({ title: messages.savedTitle });
  };
  const choose = (chosen: File) =>
    void run(async () => {
      setUnreadable(false);
      const file = await readable(chosen);
      if (!file) return setUnreadable(true);
      const { url } = await client.request('uploadPhoto', { file });
      await store(url);
    });

  return (
    <div className={styles.picture}>
      <Avatar name={account.displayName} src={account.profileImage ?? undefined} size="large" alt="" />
      <div className={styles.actions}>
        <Button busy={isPending} onClick={() => input.current?.click()}>
          {messages.pictureChoose}
        </Button>
        {account.profileImage !== null && (
          <Button tone="quiet" disabled={isPending} onClick={() => void run(() => store(null))}>
            {messages.pictureRemove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={messages.picture}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // reset to allow picking the same file again after a failure
            currentTarget.value = '';
            if (file) choose(file);
          }}
        />
      </div>
      <div role="alert">
        {isUnreadable ? (
          <Text tone="danger">{messages.pictureUnreadable}</Text>
        ) : (
          problem && <Text tone="danger">{problem}</Text>
        )}
      </div>
    </div>
  );
}

async function readable(file: File): Promise<Blob | undefined> {
  try {
    return await preparePhoto(file);
  } catch (error) {
    if (error instanceof UnreadablePhotoError) return undefined;
    throw error;
  }
}
