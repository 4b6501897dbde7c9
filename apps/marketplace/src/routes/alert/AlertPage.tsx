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
      token={/^\d{1,10}\.[\w-]{43}$/}
      texts={messages}
      onPress={async (members, token) => {
        const alert = await members.request('confirmAlert', { body: { token } });
        followedStore.confirm(alert.token);
        return messages.doneText(searchText(toCriteria(alert), units) || messages.everything);
      }}
      renderNext={() => <Button href={paths.explore}>{messages.explore}</Button>}
    />
  );
}
