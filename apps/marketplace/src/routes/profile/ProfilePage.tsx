import { useDonations } from '@clothesline/api-client';
import { cx, HeartIcon, SettingsIcon, ShirtIcon, useMediaQuery } from '@clothesline/ui';
import { media } from '@clothesline/ui/theme';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { DeferredTabs } from '../../shared/page/DeferredTabs.js';
import { page } from '../../shared/page/Page.css.js';
import { SavedItems } from '../../shared/saving/SavedItems.js';
import { messages } from './messages.js';
import { MyDonations } from './MyDonations.js';
import * as styles from './ProfilePage.css.js';
import { ProfileHeader } from './ProfileHeader.js';
import { sampleUser } from './sampleUser.js';
import { Settings } from './Settings.js';

const tabIds = { donations: 'donations', saved: 'saved', settings: 'settings' } as const;

/** The sample user's profile (spec §2 "Profile"). */
export function ProfilePage() {
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const selected = params.get('tab') ?? tabIds.donations;
  // Three tabs with icons are wider than a phone.
  const hasRoom = useMediaQuery(media.tablet);
  const list = useDonations();
  const own = useMemo(() => list.donations.filter(({ userId }) => userId === sampleUser.id), [list.donations]);

  function select(tab: string) {
    navigate(tab === tabIds.donations ? path : `${path}?tab=${tab}`, { replace: true });
  }

  return (
    <div className={cx(page, styles.profile)}>
      <ProfileHeader
        isCounting={list.isLoading}
        count={list.error ? undefined : own.length}
        hasMore={list.hasNextPage}
      />
      <DeferredTabs
        label={messages.tabs}
        selected={selected}
        onSelect={select}
        tabs={[
          {
            id: tabIds.donations,
            label: messages.myDonations,
            icon: hasRoom && <ShirtIcon />,
            content: <MyDonations list={list} own={own} />,
          },
          {
            id: tabIds.saved,
            label: messages.savedItems,
            icon: hasRoom && <HeartIcon />,
            content: <SavedItems headingLevel={3} />,
          },
          { id: tabIds.settings, label: messages.settings, icon: hasRoom && <SettingsIcon />, content: <Settings /> },
        ]}
      />
    </div>
  );
}
