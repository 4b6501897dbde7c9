import { CreateForm } from '@clothesline/create-form';
import { useLocation } from 'wouter';
import { paths } from '../../routing/paths.js';
import { useAccount } from '../../shared/account/AccountContext.js';
import { LazyMap } from '../../shared/map/LazyMap.js';
import { loadPlaces } from '../../shared/places.js';
import { useShare } from '../../shared/share/useShare.js';
import { messages } from './messages.js';
import { NextSteps } from './NextSteps.js';
import { useLike } from './useLike.js';

/** The form of the page, which leads home once something is listed. */
export function ListingForm() {
  const [, navigate] = useLocation();
  const share = useShare();
  const like = useLike();
  const { session, signIn } = useAccount();
  return (
    <CreateForm
      key={like.key}
      defaultValues={like.defaultValues}
      userId={session?.account.id}
      draftStorage="device"
      loadPlaces={loadPlaces}
      renderArea={({ center }, name, events) => (
        <LazyMap variant="detail" center={center} locationName={name || messages.unnamedArea} {...events} />
      )}
      renderCreated={(donation) => <NextSteps donation={donation} onShare={(title, url) => void share(title, url)} />}
      onCreated={() => navigate(paths.home)}
      onSignIn={signIn}
    />
  );
}
