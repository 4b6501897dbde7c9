import { useDebounced } from '@clothesline/api-client';
import { useEffect, useState } from 'react';
import { generatorMessages as messages } from '../messages.js';

interface Outcome {
  site: string;
  text: string;
  tone: 'success' | 'danger' | 'muted';
}

/** Ms without a key pressed before the server is asked. */
const debounce = 400;

/** Returns the server's answer about a site's address, in words; undefined without one. */
export function useMayList(site: string): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  const debounced = useDebounced(site, debounce);
  useEffect(() => {
    if (debounced === '') return undefined;
    const controller = new AbortController();
    ask(debounced, controller.signal).then(
      (found) => setOutcome({ site: debounced, ...found }),
      () => {
        if (controller.signal.aborted) return;
        setOutcome({ site: debounced, text: messages.checkFailed, tone: 'danger' });
      },
    );
    return () => controller.abort();
  }, [debounced]);
  if (site === '') return undefined;
  return outcome?.site === site ? outcome : { site, text: messages.checking, tone: 'muted' };
}

async function ask(site: string, signal: AbortSignal): Promise<Omit<Outcome, 'site'>> {
  const response = await fetch(`/embed/origin?${new URLSearchParams({ site })}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const { origin, mayList }: { origin: string; mayList: boolean } = await response.json();
  return mayList
    ? { text: messages.mayList(origin), tone: 'success' }
    : { text: messages.mayNotList(origin), tone: 'danger' };
}
