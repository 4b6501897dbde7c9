import type { Donation } from '@clothesline/api-client';
import { useState } from 'react';
import type { Clusters, MapSurface } from '../../engine/MapEngine.js';
import { pinSelectEvent, type PinSelectEvent } from '../../selectEvent.js';
import { isDonation, isSpot, type Selection } from './selection.js';
import type { PlacedMark } from './useMarks.js';

interface SelectionContext {
  surface: MapSurface | undefined;
  clusters: Clusters;
  donations: readonly Donation[];
  onSelect: ((event: PinSelectEvent) => void) | undefined;
}

/** Longest list of donations on one spot. */
const spotLength = 100;

/** Least distance of an opened pin from the map's edges, in pixels: the card covers the lower one. */
const room = { inline: 48, block: 56, blockEnd: 170 } as const;

/** Holds the selection and handles presses on pins and clusters. */
export function useSelection({ surface, clusters, donations, onSelect }: SelectionContext) {
  const [selection, setSelection] = useState<Selection>();

  function press(mark: PlacedMark) {
    if (mark.kind === 'pin') pressPin(mark.donation);
    else if (mark.splitZoom !== undefined) surface?.setView({ center: mark.position, zoom: mark.splitZoom });
    else {
      const members = clusters.members(mark.id, spotLength).flatMap((index) => donations[index] ?? []);
      setSelection(
        isSpot(selection, mark.key)
          ? undefined
          : { kind: 'spot', key: mark.key, count: mark.count, ids: members.map(({ id }) => id) },
      );
    }
  }

  function pressPin(donation: Donation) {
    if (isDonation(selection, donation.id)) {
      setSelection(undefined);
      return;
    }
    const event = pinSelectEvent(donation);
    onSelect?.(event);
    if (event.defaultPrevented) return;
    setSelection({ kind: 'donation', id: donation.id });
    surface?.reveal(donation, room);
  }

  return { selection, press, close: () => setSelection(undefined) };
}
