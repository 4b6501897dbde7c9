import { type Client, useApi } from '@clothesline/api-client';
import { useToast } from '@clothesline/ui';
import type { Criteria } from './followedSearch.js';
import { criteriaKey } from './followedSearch.js';
import { followedStore } from './followedStore.js';
import { messages } from './messages.js';
import { useFollowedSearches } from './useFollowedSearches.js';

/** Whether the visitor knows that the browser stores nothing: one notice is enough. */
let isNotStoredTold = false;

/** Follows searches and stops that, each with a word about it. */
export function useFollow() {
  const all = useFollowedSearches();
  const { client } = useApi();
  const { toast } = useToast();

  function follow(search: Criteria, newestId: number) {
    const isStored = followedStore.follow({ ...search, seenId: newestId });
    if (isStored === undefined) {
      toast({ title: messages.fullTitle, description: messages.fullText, variant: 'destructive' });
      return;
    }
    const isToldNow = !isStored && !isNotStoredTold;
    isNotStoredTold ||= isToldNow;
    toast({ title: messages.followedTitle, description: isToldNow ? messages.notStored : messages.followedText });
    void markAllSeen(client, search);
  }
  function stop(search: Criteria) {
    const place = all.findIndex((one) => criteriaKey(one) === criteriaKey(search));
    const stopped = all[place];
    if (!stopped) return;
    followedStore.unfollow(stopped);
    const undo = { label: messages.undo, onClick: () => void followedStore.follow(stopped, place) };
    toast({ title: messages.stoppedTitle, action: undo });
  }
  return { all, follow, stop };
}

/** Marks everything as seen when a search is first followed, also what is not on the page. */
async function markAllSeen(client: Client, search: Criteria): Promise<void> {
  try {
    const { items } = await client.request('listDonations', { query: { limit: 1 } });
    followedStore.markSeen(search, items[0]?.id ?? 0);
  } catch {
    // Falls back to the donations on the page.
  }
}
