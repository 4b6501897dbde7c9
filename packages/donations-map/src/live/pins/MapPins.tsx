import { categoryText, distanceText } from '@clothesline/api-client';
import { cx, ShirtIcon } from '@clothesline/ui';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { GeoPoint, MapSurface } from '../../engine/MapEngine.js';
import * as pinStyles from '../../parts/Pins.css.js';
import * as styles from './MapPins.css.js';
import * as surfaceStyles from '../surface.css.js';
import type { LiveMapModel } from '../useLiveMap.js';
import { pinKey, type PlacedMark } from './useMarks.js';
import { usePlaces } from './usePlaces.js';

interface MapPinsProps {
  model: LiveMapModel;
  surface: MapSurface;
  /** Called if the focused pin disappears and its donation isn't part of any other marker. */
  onLost: () => void;
}

/** Renders pins and clusters sorted by distance. They're a single tab stop. */
export function MapPins({ model, surface, onLost }: MapPinsProps) {
  const { marks, selection, hinted, cardId, units, texts } = model;
  const placeAt = usePlaces(surface);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const focused = useRef<string | undefined>(undefined);
  /** Remembers the focused cluster while it's splitting, to move the focus to a pin inside it. */
  const splitting = useRef<GeoPoint | undefined>(undefined);
  const [active, setActive] = useState<string>();
  const reachable = marks.filter(({ isInView }) => isInView);
  const stop = reachable.find(({ key }) => key === active) ?? reachable[0];

  useLayoutEffect(() => {
    const key = focused.current;
    if (key === undefined || buttons.current.has(key)) return;
    const from = splitting.current;
    const heir = from && nearest(marks, from);
    splitting.current = undefined;
    focused.current = undefined;
    if (heir) buttons.current.get(heir.key)?.focus({ preventScroll: true });
    else onLost();
  });

  function press(mark: PlacedMark) {
    if (mark.splitZoom !== undefined) splitting.current = mark.position;
    model.press(mark);
  }

  function move(event: KeyboardEvent) {
    const index = reachable.findIndex(({ key }) => key === focused.current);
    const next = targetIndex(event.key, index, reachable.length);
    const mark = next === undefined ? undefined : reachable[next];
    if (!mark || index === -1) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.current.get(mark.key)?.focus({ preventScroll: true });
    surface.reveal(mark.position, { inline: 40, block: 60 });
  }

  const named = ({ count, donations: [donation], miles }: PlacedMark) => {
    if (!donation) return texts.cluster({ count });
    if (count > 1) return texts.clusterHere({ count });
    const { title, category, locationName } = donation;
    return [title, categoryText(category, texts), locationName, distanceText(miles, units, texts)].join(
      texts.separator,
    );
  };

  return createPortal(
    <ul role="list" aria-label={texts.mapLabel} className={surfaceStyles.pins} onKeyDown={move}>
      {marks.map((mark) => {
        const isOpen = mark.key === selection?.key;
        const isPin = mark.count === 1;
        // If we draw an area, leave out the tip of the pin. It would suggest an exact address.
        const isDrop = isPin && mark.areaRadius === undefined;
        const hint = () => model.setHinted(isPin ? mark.donations[0]?.id : undefined);
        const isMarked = isOpen || (hinted !== undefined && mark.key === pinKey(hinted));
        return (
          <li
            key={mark.key}
            ref={placeAt(mark.position)}
            data-placed=""
            inert={!mark.isInView}
            className={surfaceStyles.place}
          >
            <button
              ref={(button) => {
                if (button) buttons.current.set(mark.key, button);
                else buttons.current.delete(mark.key);
              }}
              type="button"
              tabIndex={mark === stop ? 0 : -1}
              aria-label={named(mark)}
              aria-expanded={mark.splitZoom === undefined ? isOpen : undefined}
              aria-controls={isOpen ? cardId : undefined}
              className={cx(
                isDrop ? pinStyles.pin : cx(styles.cluster, styles.tier[pickTier(mark.count)]),
                isMarked && (isDrop ? pinStyles.selected : styles.open),
              )}
              onPointerEnter={hint}
              onPointerLeave={() => model.setHinted(undefined)}
              onFocus={() => {
                focused.current = mark.key;
                setActive(mark.key);
                hint();
              }}
              onBlur={() => {
                model.setHinted(undefined);
                // Wait for a microtask. Preact fires blur before a button is removed, and we don't know its successor
                // until then.
                queueMicrotask(() => {
                  if (focused.current === mark.key && buttons.current.has(mark.key)) focused.current = undefined;
                });
              }}
              onClick={() => press(mark)}
            >
              {isPin && !isDrop && <ShirtIcon size={18} />}
              {isDrop && (
                <>
                  <svg viewBox="0 0 40 44" aria-hidden="true" focusable="false" className={pinStyles.drop}>
                    <path d="M20 43C20 43 36 28 36 18A16 16 0 1 0 4 18C4 28 20 43 20 43Z" />
                  </svg>
                  <ShirtIcon className={pinStyles.glyph} />
                </>
              )}
              {!isPin && <span dir="auto">{texts.clusterCount({ count: mark.count })}</span>}
            </button>
          </li>
        );
      })}
    </ul>,
    surface.layer,
  );
}

const pickTier = (count: number) => (count < 10 ? 'few' : count < 100 ? 'some' : 'many');

function targetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, index + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function nearest(marks: readonly PlacedMark[], from: GeoPoint): PlacedMark | undefined {
  const off = ({ position }: PlacedMark) =>
    Math.hypot(position.latitude - from.latitude, position.longitude - from.longitude);
  return marks
    .filter(({ isInView }) => isInView)
    .reduce<PlacedMark | undefined>((best, mark) => (best && off(best) <= off(mark) ? best : mark), undefined);
}
