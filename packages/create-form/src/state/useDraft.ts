import { type CreateDonation, type KeyValueStore, safeStorage } from '@clothesline/api-client';
import { useHydrated, useLatest } from '@clothesline/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keyOf, toSend } from './attempt.js';
import { createDraftKeeper, draftKey, isTyped, newDraftId, type Draft } from './draft.js';
import { emptyValues, type FormValues } from './formState.js';

/** What a form needs to send a donation once, however often it is tried. */
export interface DraftModel {
  /** What an earlier visit had typed; undefined where the form was rendered on a server, which `useOtherTabs` tells. */
  restored: Draft | undefined;
  /** What to send for what is typed; kept on the device until `settle`, so that a later try is the same. */
  prepare(values: FormValues, typed: CreateDonation): CreateDonation;
  /** The key that goes with it. */
  keyOf(donation: CreateDonation): string;
  /**
   * Keeps what is typed.
   * @param isWaiting Whether it is sent as soon as there is a network
   */
  keep(values: FormValues, isWaiting: boolean): void;
  /** The donation is listed: what is typed next, or left of several, is another one. */
  settle(rest?: FormValues): void;
  /** The draft where another tab has changed it since this form read or kept it. */
  changedElsewhere(): Draft | undefined;
}

/** Keeps what is typed on the device, together with what makes a second try of it known to the server. */
export function useDraft(draftStorage: KeyValueStore | 'device' | undefined): DraftModel {
  const [keeper] = useState(() =>
    createDraftKeeper(safeStorage(draftStorage === 'device' ? 'localStorage' : (draftStorage ?? null))),
  );
  // While a page hydrates, the form is the one that the server has rendered.
  const isHydrated = useHydrated();
  const [restored] = useState(() => (isHydrated ? keeper.read() : undefined));
  const identity = useRef(identityOf(restored));

  return useMemo(() => {
    // Made when first used: rendering on a server needs none.
    const current = () => (identity.current.id === '' ? (identity.current = { id: newDraftId() }) : identity.current);
    return {
      restored,
      keep(values, isWaiting) {
        // A form that begins from nothing is another donation's.
        if (!isTyped(values)) identity.current = fresh;
        keeper.keep({ values, ...current(), isWaiting });
      },
      prepare(values, typed) {
        const sent = toSend(current().sent, typed);
        identity.current = { ...current(), sent };
        keeper.keep({ values, ...identity.current });
        return sent;
      },
      keyOf: (donation) => keyOf(current().id, donation),
      settle(rest = emptyValues) {
        identity.current = rest === emptyValues ? fresh : { id: newDraftId() };
        keeper.keep({ values: rest, ...identity.current });
      },
      changedElsewhere() {
        const draft = keeper.readOther();
        if (draft) identity.current = identityOf(draft);
        return draft;
      },
    };
  }, [keeper, restored]);
}

type Identity = Pick<Draft, 'id' | 'sent'>;

const fresh: Identity = { id: '' };

function identityOf(draft: Draft | undefined): Identity {
  return draft ? { id: draft.id, sent: draft.sent } : fresh;
}

/** Follows what another tab has made of the draft, as soon as the visitor is in this one. */
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

/** Keeps the values as they change, and again where another tab has sent or emptied its form. */
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
