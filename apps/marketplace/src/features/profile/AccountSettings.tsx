import { Button, Heading, Link, Stack, Surface, Text, useTexts, useToast } from '@clothesline/ui';
import { useFailureText } from '../../lib/failure/useFailureTexts.js';
import { profile } from '../../locales/en/profile.js';
import { paths, personPath } from '../../lib/routing/paths.js';
import { AccountForm } from './AccountForm.js';
import { AppearanceCard } from './AppearanceCard.js';
import { DeleteAccount } from './DeleteAccount.js';
import { MailSettings } from './MailSettings.js';
import { LanguageCard } from './LanguageCard.js';
import { type Session, useAccount } from '../account/index.js';
import { OrganizationSettings } from '../organization/index.js';
import * as styles from './Settings.css.js';
import { PasskeySettings } from './PasskeySettings.js';
import { PictureField } from './PictureField.js';
import { PushSettings } from './PushSettings.js';
import { SignInSettings } from './SignInSettings.js';

export function AccountSettings({ session }: { session: Session }) {
  const failureText = useFailureText();
  const messages = useTexts(profile);
  const { account, members } = session;
  const { signOut } = useAccount();
  const { toast } = useToast();

  async function end(isEverywhere: boolean) {
    try {
      if (isEverywhere) await members.request('signOutEverywhere', { body: {} });
      await signOut();
      toast({ title: messages.signedOut });
    } catch (error) {
      toast({ title: messages.signOutFailed, description: failureText(error), variant: 'destructive' });
    }
  }

  return (
    <div className={styles.settings}>
      <Surface as="section" className={styles.card}>
        <Heading level={3}>{messages.accountSettings}</Heading>
        <Text size="small" tone="muted">
          {messages.seenByAll} <Link href={personPath(account.id)}>{messages.publicPage}</Link>
        </Text>
        <PictureField session={session} />
        <AccountForm key={account.id} session={session} />
      </Surface>
      <Stack space="large">
        <Surface as="section" className={styles.card}>
          <Heading level={3}>{messages.sessionTitle}</Heading>
          <SignInSettings session={session} />
          <div className={styles.actions}>
            <Button onClick={() => void end(false)}>{messages.signOut}</Button>
            <Button tone="quiet" onClick={() => void end(true)}>
              {messages.signOutEverywhere}
            </Button>
            <Button tone="quiet" href={`${members.host}/api/me/export`}>
              {messages.download}
            </Button>
          </div>
        </Surface>
        <PasskeySettings session={session} />
        {account.deletedAt === null && account.suspendedFor === null && <OrganizationSettings session={session} />}
        {account.isModerator && (
          <Surface as="section" className={styles.card}>
            <Heading level={3}>{messages.moderationTitle}</Heading>
            <div>
              <Button href={paths.moderation}>{messages.moderation}</Button>
            </div>
          </Surface>
        )}
        <MailSettings session={session} />
        <PushSettings session={session} />
        <AppearanceCard />
        <LanguageCard session={session} />
        {account.deletedAt === null && <DeleteAccount session={session} />}
      </Stack>
    </div>
  );
}
