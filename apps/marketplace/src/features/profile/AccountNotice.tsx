import { Button, Heading, Surface, Text, useTexts } from '@clothesline/ui';
import { useDates } from '../../lib/language/useDates.js';
import { signIn } from '../../locales/en/signIn.js';
import { type Session, useRestore } from '../account/index.js';
import * as styles from './Settings.css.js';

export function AccountNotice({ session }: { session: Session }) {
  const { deletedAt } = session.account;
  return deletedAt === null ? null : <Leaving session={session} deletedAt={deletedAt} />;
}

function Leaving({ session, deletedAt }: { session: Session; deletedAt: string }) {
  const dates = useDates();
  const signInMessages = useTexts(signIn);
  const { isPending, problem, restore } = useRestore(session);
  return (
    <Surface as="section" variant="accent" className={styles.card}>
      <Heading level={3}>{signInMessages.leavingTitle}</Heading>
      <Text>{signInMessages.leavingText({ day: dates.day(deletedAt) })}</Text>
      <div role="alert">{problem && <Text tone="danger">{problem}</Text>}</div>
      <div>
        <Button busy={isPending} onClick={restore}>
          {isPending ? signInMessages.keeping : signInMessages.keep}
        </Button>
      </div>
    </Surface>
  );
}
