import { errorStatus, useClient } from '@clothesline/api-client';
import { createMembersClient } from '@clothesline/api-client/members';
import { Button, ClotheslineIllustration, Text, useLocale } from '@clothesline/ui';
import { useState } from 'react';
import { paths } from '../../routing/paths.js';
import { useCall } from '../../shared/account/useCall.js';
import { toCriteria } from '../../shared/alerts/alertSearch.js';
import { followedStore } from '../../shared/following/followedStore.js';
import { searchText } from '../../shared/following/searchText.js';
import { Notice } from '../../shared/page/Notice.js';
import { page } from '../../shared/page/Page.css.js';
import { useHashToken } from '../../shared/page/useHashToken.js';
import { useSite } from '../../shared/site/SiteContext.js';
import { messages } from './messages.js';

/** Screen of the link in an alert's first mail. A press confirms, not the link, since programs that scan mails open links. */
export function AlertPage() {
  const client = useClient();
  const { units } = useLocale();
  const { isPending, problem, run } = useCall();
  const token = useHashToken(/^\d{1,10}\.[\w-]{43}$/);
  const [isOver, setOver] = useState(false);
  const [search, setSearch] = useState<string>();
  const state = search !== undefined ? 'done' : token === undefined ? 'wrong' : 'link';

  const press = () =>
    void run(async () => {
      try {
        const alert = await createMembersClient(client).request('confirmAlert', { body: { token: token ?? '' } });
        followedStore.confirm(alert.token);
        setSearch(searchText(toCriteria(alert), units) || messages.everything);
      } catch (error) {
        if (errorStatus(error) !== 404) throw error;
        setOver(true);
      }
    });

  return (
    <div className={page}>
      <Notice
        illustration={<ClotheslineIllustration />}
        documentTitle={messages.documentTitle(useSite().name)}
        title={{ done: messages.doneTitle, wrong: messages.wrongTitle, link: messages.title }[state]}
        actions={
          state === 'link' ? (
            <Button tone="primary" busy={isPending} onClick={press}>
              <span key={String(isPending)}>{isPending ? messages.confirming : messages.confirm}</span>
            </Button>
          ) : (
            <Button href={paths.explore}>{messages.explore}</Button>
          )
        }
      >
        <Text tone="muted">
          {{ done: messages.doneText(search ?? ''), wrong: messages.wrongText, link: messages.text }[state]}
        </Text>
        <div role="alert">{(problem ?? isOver) && <Text tone="danger">{problem ?? messages.refused}</Text>}</div>
      </Notice>
    </div>
  );
}
