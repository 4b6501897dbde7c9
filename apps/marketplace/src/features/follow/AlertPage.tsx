import { Button, useTexts } from '@clothesline/ui';
import { alertPage } from '../../locales/en/alertPage.js';
import { paths } from '../../lib/routing/paths.js';
import { type Criteria, toCriteria, toExploreState } from './followedSearch.js';
import { followedStore } from './followedStore.js';
import { useSearchText } from './useSearchText.js';
import { MailedLink } from '../../lib/page/MailedLink.js';

export function AlertPage() {
  const messages = useTexts(alertPage);
  const searchText = useSearchText();
  return (
    <MailedLink
      token={/^[\da-f]{1,16}\.[\w-]{43}$/}
      texts={messages}
      describe={async (members, token) => {
        const alert = await members.request('findAlert', { body: { token } });
        const known = toCriteria(alert);
        // before it's confirmed, the search text only exists on this device
        const own = followedStore.read().find((one) => one.alert?.isConfirmed === false && isPart(known, one));
        return messages.askedText[alert.pace]({ search: searchText(own ?? known) || messages.anySearch });
      }}
      onPress={async (members, token) => {
        const { search, token: end, pace, isConfirmed } = await members.request('confirmAlert', { body: { token } });
        const criteria = toCriteria({ search });
        followedStore.confirm(criteria, { token: end, pace, isConfirmed });
        return messages.doneText({ search: searchText(criteria) || messages.everything });
      }}
      renderNext={() => <Button href={paths.explore}>{messages.explore}</Button>}
    />
  );
}

function isPart(known: Criteria, other: Criteria): boolean {
  const [one, two] = [toExploreState(known), toExploreState(other)];
  return one.category === two.category && one.radius === two.radius && known.place?.city === other.place?.city;
}
