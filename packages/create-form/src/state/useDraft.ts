import { type KeyValueStore, safeStorage } from '@clothesline/api-client';
import { useHydrated, useLatest } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import { createDraft, draftKey, isTyped, type Draft, type DraftModel } from './draft.js';
import type { FormValues } from './formState.js';

export function useDraft(draftStorage: KeyValueStore | 'device' | undefined): DraftModel {
  const isHydrated = useHydrated();
  const [draft] = useState(() =>
    createDraft(safeStorage(draftStorage === 'device' ? 'localStorage' : (draftStorage ?? null)), isHydrated),
  );
  return draft;
}

export function useOtherTabs(changedElsewhere: DraftModel['changedElsewhere'], onChange: (draft: Draft) => void): void {
  const latest = useLatest(onChange);
  useEffect(() => {
    const look = () => {
      const draft = document.visibilityState === 'visible' ? changedElsewhere() : undefined;
      if (draft) latest.current(draft);
    };
    look();
    globalThis.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      globalThis.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [changedElsewhere, latest]);
}

export function useKeptValues(keep: DraftModel['keep'], values: FormValues, isWaiting: boolean): void {
  useEffect(() => {
    keep(values, isWaiting);
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey && newValue === null && isTyped(values)) keep(values, isWaiting);
    };
    globalThis.addEventListener('storage', onStorage);
    return () => globalThis.removeEventListener('storage', onStorage);
  }, [keep, values, isWaiting]);
}
