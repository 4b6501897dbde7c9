import { cx, HeartIcon, SettingsIcon, ShirtIcon, Stack, Text, useMediaQuery, useTexts } from '@clothesline/ui';
import { type Donation, useDonations } from '@clothesline/api-client';
import { media } from '@clothesline/ui/theme';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { profile as profileTexts } from '../../locales/en/profile.js';
import { DeferredTabs } from '../../lib/page/DeferredTabs.js';
import { page } from '../../lib/page/Page.css.js';
import { AccountNotice } from './AccountNotice.js';
import { AccountSettings } from './AccountSettings.js';
import { MyDonations, type OwnDonations } from './MyDonations.js';
import { type Session, useAccount, usePublicPerson } from '../account/index.js';
import { OwnDonationSteps } from '../detail/index.js';
import { ownWishesPart } from '../wishes/index.js';
import { Deferred } from '../../lib/loading/Deferred.js';
import { failure } from '../../locales/en/failure.js';
import { SavedItems } from '../saved/index.js';
import { ProfileHeader } from './ProfileHeader.js';
import { SampleSettings, sampleUser } from './SampleSettings.js';
import * as styles from './MyDonations.css.js';

const tabIds = { donations: 'donations', saved: 'saved', settings: 'settings' } as const;

export function ProfilePage() {
  const { session, signIn } = useAccount();
  return session ? <OwnProfile session={session} /> : <SampleProfile onSignIn={signIn} />;
}

function OwnProfile({ session }: { session: Session }) {
  const failureMessages = useTexts(failure);
  const messages = useTexts(profileTexts);
  const list = useOwnDonations(session);
  const { select } = useTab();
  const isLeaving = session.account.deletedAt !== null;
  return (
    <div className={cx(page, styles.profile)}>
      <ProfileHeader
        person={session.account}
        isSample={false}
        onEdit={() => select(tabIds.settings)}
        isCounting={list.isLoading}
        count={list.error || isLeaving ? undefined : list.donations.length}
        hasMore={false}
      />
      <Stack space="large">
        <AccountNotice session={session} />
        <Deferred component={ownWishesPart.component} waiting={null} failedTitle={failureMessages.stopped}>
          {(OwnWishes) => <OwnWishes session={session} />}
        </Deferred>
        <ProfileTabs
          donations={
            isLeaving ? (
              <Text tone="muted">{messages.leavingDonations}</Text>
            ) : (
              <MyDonations
                list={list}
                own={list.donations}
                failedTitle={messages.ownFailedTitle}
                renderSteps={(donation) => <OwnDonationSteps session={session} donation={donation} />}
              />
            )
          }
          settings={<AccountSettings session={session} />}
        />
      </Stack>
    </div>
  );
}

/** The spec's API has no endpoint for a user's donations (§6), so filter the full list. */
function SampleProfile({ onSignIn }: { onSignIn: () => void }) {
  const list = useDonations();
  const own = useMemo(() => list.donations.filter(({ userId }) => userId === sampleUser.id), [list.donations]);
  return (
    <div className={cx(page, styles.profile)}>
      <ProfileHeader
        person={sampleUser}
        isSample
        onEdit={onSignIn}
        isCounting={list.isLoading}
        count={list.error ? undefined : own.length}
        hasMore={list.hasNextPage}
      />
      <ProfileTabs
        donations={<MyDonations list={list} own={own} />}
        settings={<SampleSettings onSignIn={onSignIn} />}
      />
    </div>
  );
}

function ProfileTabs({ donations, settings }: { donations: ReactNode; settings: ReactNode }) {
  const messages = useTexts(profileTexts);
  const { selected, select } = useTab();
  // there's no room for icons on a phone
  const hasRoom = useMediaQuery(media.tablet);
  return (
    <DeferredTabs
      label={messages.tabs}
      value={selected}
      onValueChange={select}
      tabs={[
        { id: tabIds.donations, label: messages.myDonations, icon: hasRoom && <ShirtIcon />, content: donations },
        {
          id: tabIds.saved,
          label: messages.savedItems,
          icon: hasRoom && <HeartIcon />,
          content: <SavedItems headingLevel={3} />,
        },
        { id: tabIds.settings, label: messages.settings, icon: hasRoom && <SettingsIcon />, content: settings },
      ]}
    />
  );
}

function useTab() {
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  return {
    selected: params.get('tab') ?? tabIds.donations,
    select: (tab: string) => navigate(tab === tabIds.donations ? path : `${path}?tab=${tab}`, { replace: true }),
  };
}

/** Newest first. Empty while the account is scheduled for deletion. */
function useOwnDonations({ account }: Session): OwnDonations & { donations: readonly Donation[] } {
  const isLeaving = account.deletedAt !== null;
  const { data, isPending, error, refetch } = usePublicPerson(isLeaving ? undefined : account.id);
  return {
    donations: data?.donations ?? none,
    isLoading: isPending && !isLeaving,
    error,
    refetch: () => void refetch(),
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: () => {},
  };
}

const none: readonly Donation[] = [];
