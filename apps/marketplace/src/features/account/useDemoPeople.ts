import type { MembersClient } from '@clothesline/api-client/members';
import { useEffect, useState } from 'react';

export interface DemoPerson {
  id: number;
  displayName: string;
}

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
