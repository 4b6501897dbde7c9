import { type CreateDonation, type KeyValueStore, safeStorage } from '@clothesline/api-client';
import { useHydrated, useLatest } from '@clothesline/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { attemptKey, toSend } from './attempt.js';
import { type ChosenPlace, createDraftKeeper, draftKey, isTyped, newDraftId, type Draft } from './draft.js';
import { emptyValues, type FormValues } from './formState.js';

/** Identity and storage of a draft, so that a donation is listed once however often it is tried. */
export interface DraftModel {
  /** Draft of an earlier visit; undefined if the form was rendered on a server, which leaves it to `useOtherTabs`. */
  restored: Draft | undefined;
  /** Place of the last donation from this device. */
  lastPlace: ChosenPlace | undefined;
  /** Returns the donation to send; kept on the device until `settle`, so that a later try is the same. */
  prepare(values: FormValues, typed: CreateDonation): CreateDonation;
  /** Returns the key of a donation. */
  attemptKey(donation: CreateDonation): string;
  /**
   * Keeps the typed values.
   * @param isWaiting Whether it is sent as soon as there is a network
   */
  keep(values: FormValues, isWaiting: boolean): void;
  /** Keeps the place of a listed donation for the next one. */
  keepPlace(values: FormValues): void;
  /** Ends the draft after its donation is listed: later values, or the rest of several, are another one. */
  settle(rest?: FormValues): void;
  /** Returns the draft if another tab has changed it since this form read or kept it. */
  changedElsewhere(): Draft | undefined;
}

/** Keeps the typed values on the device, together with the identity by which the server recognizes a second try. */
export function useDraft(draftStorage: KeyValueStore | 'device' | undefined): DraftModel {
  const [keeper] = useState(() =>
    createDraftKeeper(safeStorage(draftStorage === 'device' ? 'localStorage' : (draftStorage ?? null))),
  );
  // Renders no draft while a page hydrates, as the server did.
  const isHydrated = useHydrated();
  const [restored] = useState(() => (isHydrated ? keeper.read() : undefined));
  const [lastPlace] = useState(() => (isHydrated ? keeper.readPlace() : undefined));
  const identity = useRef(makeIdentity(restored));

  return useMemo(() => {
    // Makes the identity at its first use, since rendering on a server needs none.
    const current = () => (identity.current.id === '' ? (identity.current = { id: newDraftId() }) : identity.current);
    return {
      restored,
      lastPlace,
      keepPlace: keeper.keepPlace,
      keep(values, isWaiting) {
        // Renews the identity, since an emptied form is another donation.
        if (!isTyped(values)) identity.current = fresh;
        keeper.keep({ values, ...current(), isWaiting });
      },
      prepare(values, typed) {
        const sent = toSend(current().sent, typed);
        identity.current = { ...current(), sent };
        keeper.keep({ values, ...identity.current });
        return sent;
      },
      attemptKey: (donation) => attemptKey(current().id, donation),
      settle(rest = emptyValues) {
        identity.current = rest === emptyValues ? fresh : { id: newDraftId() };
        keeper.keep({ values: rest, ...identity.current });
      },
      changedElsewhere() {
        const draft = keeper.readOther();
        if (draft) identity.current = makeIdentity(draft);
        return draft;
      },
    };
  }, [keeper, restored, lastPlace]);
}

type Identity = Pick<Draft, 'id' | 'sent'>;

const fresh: Identity = { id: '' };

function makeIdentity(draft: Draft | undefined): Identity {
  return draft ? { id: draft.id, sent: draft.sent } : fresh;
}

/** Follows another tab's changes of the draft, as soon as the visitor is in this one. */
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

/** Keeps the values as they change, and again if another tab has sent or emptied its form. */
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
