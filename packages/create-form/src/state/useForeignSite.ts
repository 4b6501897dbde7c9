import { useClient, type Client } from '@clothesline/api-client';
import { useRef, useState } from 'react';
import type { PhotosModel } from '../photos/usePhotos.js';
import { isForeignSite } from './refusal.js';

export interface ForeignSite {
  isForeign: boolean;
  ask(): void;
  learn(error: unknown): boolean;
}

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
  // sandboxed iframes have an opaque origin, serialized as 'null'
  if (origin === 'null') return true;
  const response = await fetch(`${host}/embed/origin?site=${encodeURIComponent(origin)}`, { credentials: 'omit' });
  const answer: { mayList?: unknown } = await response.json();
  return answer.mayList !== false;
}
