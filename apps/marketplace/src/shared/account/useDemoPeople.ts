import type { MembersClient } from '@clothesline/api-client/members';
import { useEffect, useState } from 'react';

export interface DemoPerson {
  id: number;
  displayName: string;
}

/** The people as whom anybody may go on; none where the site is no demo, or the server does not tell. */
export function useDemoPeople(members: MembersClient): readonly DemoPerson[] {
  const [people, setPeople] = useState<readonly DemoPerson[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    members
      .request('listDemoPeople', { signal: controller.signal })
      .then(setPeople)
      .catch(() => {});
    return () => controller.abort();
  }, [members]);
  return people;
}
