import { ArrowLeftIcon, Button, ShareIcon, Skeleton, useTexts } from '@clothesline/ui';
import type { Donation } from '@clothesline/api-client';
import { donationCardMessages, SaveButton, useSavedDonations } from '@clothesline/donation-card';
import { useLocation } from 'wouter';
import { detail } from '../../locales/en/detail.js';
import { useShare } from '../../lib/page/useShare.js';
import { useAccount } from '../account/index.js';
import { useNavigator } from '../../lib/routing/NavigatorProvider.js';
import { paths } from '../../lib/routing/paths.js';
import * as styles from './DetailBar.css.js';

export function DetailBar({ donation }: { donation: Donation | undefined }) {
  const messages = useTexts(detail);
  const back = useBack();
  return (
    <div className={styles.bar}>
      <Button tone="quiet" className={styles.back} icon={<ArrowLeftIcon />} onClick={back}>
        {messages.back}
      </Button>
      <div className={styles.barEnd}>
        {donation ? (
          <Actions donation={donation} />
        ) : (
          <>
            <Skeleton width={96} height={44} radius="pill" />
            <Skeleton width={96} height={44} radius="pill" />
          </>
        )}
      </div>
    </div>
  );
}

function Actions({ donation }: { donation: Donation }) {
  const messages = useTexts(detail);
  const cardTexts = useTexts(donationCardMessages);
  const { id } = donation;
  const title = donation.title.trim() || cardTexts.untitled({ id });
  const share = useShare();
  const { isSaved, setSaved } = useSavedDonations();
  const isOwn = useAccount().session?.account.id === donation.userId;
  return (
    <>
      <Button tone="quiet" icon={<ShareIcon />} onClick={() => void share(title, window.location.href)}>
        {messages.share}
      </Button>
      {!isOwn && (
        <SaveButton title={title} saved={isSaved(id)} onSavedChange={(saved) => setSaved(id, saved)} labeled />
      )}
    </>
  );
}

function useBack(): () => void {
  const navigator = useNavigator();
  const [, navigate] = useLocation();
  return () => {
    if (navigator.canGoBack()) window.history.back();
    else navigate(paths.home);
  };
}
