import { useState } from 'react';
import type { MapSurface } from '../../engine/MapEngine.js';
import { pinSelectEvent, type PinSelectEvent } from '../../selectEvent.js';
import type { PlacedMark } from './useMarks.js';

interface SelectionContext {
  surface: MapSurface | undefined;
  onSelect: ((event: PinSelectEvent) => void) | undefined;
}

const room = { inline: 48, block: 56, blockEnd: 170 } as const;

/** Manages which marker is selected and handles clicks on markers. */
export function useSelection({ surface, onSelect }: SelectionContext) {
  const [selection, setSelection] = useState<PlacedMark>();

  function press(mark: PlacedMark) {
    const { key, count, position, splitZoom, donations } = mark;
    if (splitZoom !== undefined) {
      surface?.setView({ center: position, zoom: splitZoom });
      return;
    }
    if (selection?.key === key) {
      setSelection(undefined);
      return;
    }
    const [donation] = donations;
    if (count === 1 && donation) {
      const event = pinSelectEvent(donation);
      onSelect?.(event);
      if (event.defaultPrevented) return;
      surface?.reveal(position, room);
    }
    setSelection(mark);
  }

  return { selection, press, close: () => setSelection(undefined) };
}
