import { Text, useHydrated, useTexts } from '@clothesline/ui';
import { DonationGridSkeleton, useSavedDonations } from '@clothesline/donation-card';
import { saving } from '../../locales/en/saving.js';
import { UntilScript } from '../../lib/page/UntilScript.js';
import { head, page } from '../../lib/page/Page.css.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import { SavedItems } from './SavedItems.js';
import { useSite } from '../../lib/site/site.js';
import { ClearDevice } from './ClearDevice.js';
import { useAccount } from '../account/index.js';
import { FollowedSearches } from '../follow/index.js';

export function SavedPage() {
  const messages = useTexts(saving);
  const { entries } = useSavedDonations();
  const isHydrated = useHydrated();
  const { isSignedIn } = useAccount();
  const { name } = useSite();
  return (
    <div className={page}>
      <div className={head}>
        <PageHeading documentTitle={messages.documentTitle({ site: name })} size="xlarge">
          {messages.title}
        </PageHeading>
        <Text tone="muted" role="status">
          {entries.length > 0 ? `${messages.count({ count: entries.length })} ${messages.intro}` : messages.intro}
        </Text>
      </div>
      {isHydrated ? (
        <>
          <FollowedSearches />
          <SavedItems headingLevel={2} />
          {!isSignedIn && <ClearDevice />}
        </>
      ) : (
        <UntilScript>
          <DonationGridSkeleton count={4} />
        </UntilScript>
      )}
    </div>
  );
}
