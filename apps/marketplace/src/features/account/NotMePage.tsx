import { Button, useTexts } from '@clothesline/ui';
import { errorStatus } from '@clothesline/api-client';
import { notMePage } from '../../locales/en/notMePage.js';
import { paths } from '../../lib/routing/paths.js';
import { useAccount } from './AccountContext.js';
import { MailedLink } from '../../lib/page/MailedLink.js';

/** The landing page for the undo links in account emails. */
export function NotMePage() {
  const messages = useTexts(notMePage);
  const { session, signIn, signOut } = useAccount();
  return (
    <MailedLink
      token={/^[\w-]{20,100}$/}
      texts={messages}
      onPress={async (members, token) => {
        await members.request('undoChange', { body: { token } });
        try {
          await session?.members.request('getAccount');
        } catch (error) {
          // undoing the change has also ended this session
          if (errorStatus(error) === 401) await signOut({ keepPage: true });
        }
        return messages.doneText;
      }}
      renderNext={(isDone) =>
        isDone && !session ? (
          <Button tone="primary" onClick={signIn}>
            {messages.signIn}
          </Button>
        ) : (
          <Button href={paths.home}>{messages.home}</Button>
        )
      }
    />
  );
}
