import { Button, useLocale } from '@clothesline/ui';
import { paths } from '../../routing/paths.js';
import { toCriteria } from '../../shared/alerts/alertSearch.js';
import { followedStore } from '../../shared/following/followedStore.js';
import { searchText } from '../../shared/following/searchText.js';
import { MailedLink } from '../../shared/page/MailedLink.js';
import { messages } from './messages.js';

/** Screen of the link in an alert's first mail, which confirms the alert. */
export function AlertPage() {
  const { units } = useLocale();
  return (
    <MailedLink
      token={/^[\da-f]{1,16}\.[\w-]{43}$/}
      texts={messages}
      describe={async (members, token) => {
        const alert = await members.request('findAlert', { body: { token } });
        return messages.askedText[alert.pace](searchText(toCriteria(alert), units) || messages.anySearch);
      }}
      onPress={async (members, token) => {
        const { search, token: end, pace, isConfirmed } = await members.request('confirmAlert', { body: { token } });
        const criteria = toCriteria({ search });
        followedStore.confirm(criteria, { token: end, pace, isConfirmed });
        return messages.doneText(searchText(criteria, units) || messages.everything);
      }}
      renderNext={() => <Button href={paths.explore}>{messages.explore}</Button>}
    />
  );
}
