import { useClient, type Client } from '@clothesline/api-client';
import { useRef, useState } from 'react';
import type { PhotosModel } from '../photos/usePhotos.js';
import { isForeignSite } from './refusal.js';

export interface ForeignSite {
  /** Whether the server is known to refuse donations from this website. */
  isForeign: boolean;
  /** Asks the server, once. */
  ask(): void;
  /** Reads the reason of a failed call. Returns whether it is the website. */
  learn(error: unknown): boolean;
}

/** Whether the server takes donations from this website, from its answers. */
export function useForeignSite({ photos }: PhotosModel): ForeignSite {
  const client = useClient();
  const isAsked = useRef(false);
  const [isForeign, setForeign] = useState(false);
  if (!isForeign && [...photos.values()].some(({ error }) => isForeignSite(error))) setForeign(true);

  return {
    isForeign,
    ask() {
      if (isAsked.current) return;
      isAsked.current = true;
      // Ignores a failure, since the first refusal has the same effect.
      mayList(client).then(
        (may) => setForeign((known) => known || !may),
        () => {},
      );
    },
    learn(error) {
      const isWhy = isForeignSite(error);
      if (isWhy) setForeign(true);
      return isWhy;
    },
  };
}

async function mayList({ host, fetch }: Client): Promise<boolean> {
  const { origin } = location;
  // Allows the origin 'null', which a sandboxed page has.
  if (origin === 'null') return true;
  const response = await fetch(`${host}/embed/origin?site=${encodeURIComponent(origin)}`, { credentials: 'omit' });
  const answer: { mayList?: unknown } = await response.json();
  return answer.mayList !== false;
}
