import { useTexts, useToast } from '@clothesline/ui';
import { type Client, useApi } from '@clothesline/api-client';
import { useSyncExternalStore } from 'react';
import { useFailureText } from '../../lib/failure/useFailureTexts.js';
import { following } from '../../locales/en/following.js';
import { loadChunk } from '../../lib/loading/loadChunk.js';
import { type AlertMark, type Criteria, criteriaKey, type FollowedSearches, maxFollowed } from './followedSearch.js';
import { followedStore } from './followedStore.js';

let isNotStoredTold = false;

export function useFollow() {
  const failureText = useFailureText();
  const messages = useTexts(following);
  const all = useFollowedSearches();
  const { client } = useApi();
  const { toast } = useToast();

  function follow(search: Criteria, newestId: number, alert?: AlertMark) {
    const isStored = followedStore.follow({ ...search, seenId: newestId, ...(alert && { alert }) });
    if (isStored === undefined) {
      toast({ title: messages.fullTitle({ maxFollowed }), description: messages.fullText, variant: 'destructive' });
      return;
    }
    const isToldNow = !isStored && !isNotStoredTold;
    isNotStoredTold ||= isToldNow;
    const description = isToldNow ? messages.notStored : messages.followedText;
    if (!alert) toast({ title: messages.followedTitle, description });
    void markAllSeen(client, search);
  }
  /** Ends the email alert first. If that fails, the search stays followed. */
  async function stop(search: Criteria) {
    const place = all.findIndex((one) => criteriaKey(one) === criteriaKey(search));
    const stopped = all[place];
    if (!stopped) return;
    const { alert } = stopped;
    if (alert) {
      try {
        const { endAlert } = await loadChunk(() => import('./endAlert.js'));
        await endAlert(client, alert);
      } catch (error) {
        toast({ title: messages.stopFailed, description: failureText(error), variant: 'destructive' });
        return;
      }
    }
    followedStore.unfollow(stopped);
    if (alert) {
      toast({ title: messages.stoppedTitle, description: alert.token ? messages.mailsEnded : messages.mailsUnproven });
      return;
    }
    const undo = { label: messages.undo, onClick: () => void followedStore.follow(stopped, place) };
    toast({ title: messages.stoppedTitle, action: undo });
  }
  return { all, follow, stop };
}

/** Marks the newest donation of the entire site as seen; the list itself may not contain the latest donations. */
async function markAllSeen(client: Client, search: Criteria): Promise<void> {
  try {
    const { items } = await client.request('listDonations', { query: { limit: 1 } });
    followedStore.markSeen(search, items[0]?.id ?? 0);
  } catch {
    // the caller has already stored the newest ID on the page
  }
}

const useFollowedSearches = () => useSyncExternalStore(followedStore.subscribe, followedStore.read, () => none);

const none: FollowedSearches = [];
