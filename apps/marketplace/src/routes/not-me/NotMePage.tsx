import { errorStatus, useClient } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { Button, ClotheslineIllustration, Text } from '@clothesline/ui';
import { useState } from 'react';
import { paths } from '../../routing/paths.js';
import { useAccount } from '../../shared/account/AccountContext.js';
import { useCall } from '../../shared/account/useCall.js';
import { Notice } from '../../shared/page/Notice.js';
import { useHashToken } from '../../shared/page/useHashToken.js';
import { page } from '../../shared/page/Page.css.js';
import { useSite } from '../../shared/site/SiteContext.js';
import { messages } from './messages.js';

/**
 * Screen of the mailed link about a change of the sign-in. A press undoes it, not the link, since programs that scan
 * mails open links.
 */
export function NotMePage() {
  const client = useClient();
  const { session, signIn, signOut } = useAccount();
  const { isPending, problem, run } = useCall();
  const token = useHashToken(/^[\w-]{20,100}$/);
  const [isDone, setDone] = useState(false);
  const state = isDone ? 'done' : token === undefined ? 'wrong' : 'link';

  const press = () =>
    void run(async () => {
      await createMembersClient(client).request('undoChange', { body: { token: token ?? '' } });
      setDone(true);
      try {
        await session?.members.request('getAccount');
      } catch (error) {
        // The session of this browser was one of the account's.
        if (errorStatus(error) === 401) await signOut();
      }
    }, messages.refused);

  return (
    <div className={page}>
      <Notice
        illustration={<ClotheslineIllustration />}
        documentTitle={messages.documentTitle(useSite().name)}
        title={{ done: messages.doneTitle, wrong: messages.wrongTitle, link: messages.title }[state]}
        actions={
          state === 'link' ? (
            <Button tone="primary" busy={isPending} onClick={press}>
              <span key={String(isPending)}>{isPending ? messages.undoing : messages.undo}</span>
            </Button>
          ) : isDone && !session ? (
            <Button tone="primary" onClick={signIn}>
              {messages.signIn}
            </Button>
          ) : (
            <Button href={paths.home}>{messages.home}</Button>
          )
        }
      >
        <Text tone="muted">{{ done: messages.doneText, wrong: messages.wrongText, link: messages.text }[state]}</Text>
        <div role="alert">{problem && <Text tone="danger">{problem}</Text>}</div>
      </Notice>
    </div>
  );
}
