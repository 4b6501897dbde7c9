import { cx, VisuallyHidden } from '@clothesline/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { liveMessages } from './liveMessages.js';
import type { BasemapData } from '../basemap/BasemapData.js';
import { Attribution } from './controls/Attribution.js';
import { GestureHint } from './controls/GestureHint.js';
import { LocateProblem } from './controls/LocateProblem.js';
import { Basemap } from './basemap/Basemap.js';
import { keyAction } from './controls/keys.js';
import type { LiveContent, LiveMapProps } from './liveProps.js';
import * as styles from './LiveMap.css.js';
import { MapCard } from './pins/MapCard.js';
import { MapControls } from './controls/MapControls.js';
import { MapList } from './list/MapList.js';
import { MapPins } from './pins/MapPins.js';
import * as surfaceStyles from './surface.css.js';
import { useDistinctLabel } from './useDistinctLabel.js';
import { useLiveMap } from './useLiveMap.js';

/** The interactive map with its basemap, pins, controls and list. */
export function LiveMap(props: LiveMapProps) {
  const { basemap, origin, list = true, visitor, area, onLocateRequest, isLocating = false } = props;
  const { locateAttempts, locateError, attribution, notice, isPartial = false, label, onRetry } = props;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const keysId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const texts = { ...liveMessages, ...props.texts };
  const name = useDistinctLabel(label ?? texts.region, stage);
  const model = useLiveMap({ ...props, texts }, element);
  const { made, found, hasTiles, selection } = model;

  function closeAndReturn() {
    stage.current?.querySelector<HTMLElement>('[data-placed] > [aria-expanded="true"]')?.focus({ preventScroll: true });
    model.close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && selection) {
      event.stopPropagation();
      closeAndReturn();
    }
    const action = event.target === element ? keyAction(event) : undefined;
    if (!action || !made) return;
    event.preventDefault();
    if (action.kind === 'pan') made.surface.panBy(action.step);
    else made.surface.zoomBy(action.levels);
  }

  const isHome = basemap !== undefined && isAtHome(basemap, origin);
  return (
    <div className={styles.root}>
      <div role="presentation" className={cx(styles.columns, list && styles.listed)} onKeyDown={onKeyDown}>
        <div ref={stage} className={styles.stage}>
          <div
            ref={setElement}
            dir="ltr"
            role="region"
            tabIndex={0}
            aria-label={name}
            aria-describedby={keysId}
            className={surfaceStyles.surface}
          />
          {made && (
            <>
              <Basemap
                model={model}
                surface={made.surface}
                drawn={made.drawn}
                rest={made.rest}
                basemap={hasTiles ? undefined : basemap}
                ringsAround={isHome || hasTiles ? undefined : origin}
                visitor={visitor}
                area={area}
              />
              <MapPins model={model} surface={made.surface} onLost={() => element?.focus({ preventScroll: true })} />
              <GestureHint surface={made.surface} texts={texts} />
            </>
          )}
          <VisuallyHidden id={keysId}>{texts.keys}</VisuallyHidden>
          {selection && (
            <div className={styles.cardRoom}>
              <MapCard model={model} selection={selection} onClose={closeAndReturn} />
            </div>
          )}
          {notice && (
            <div className={styles.notice}>
              <div className={styles.noticeBody}>{notice}</div>
            </div>
          )}
          {made && (
            <MapControls
              surface={made.surface}
              zoom={made.rest.view.zoom}
              onLocate={onLocateRequest}
              isLocating={isLocating}
              texts={texts}
            />
          )}
          {made && locateError && !isLocating && (
            <LocateProblem key={locateAttempts} surface={made.surface} error={locateError} texts={texts} />
          )}
          <Attribution given={hasTiles ? attribution : undefined} texts={texts} />
        </div>
        {list && <MapList model={model} isPartial={isPartial} onRetry={onRetry} />}
      </div>
      <VisuallyHidden role="status">
        {list && (found.count > 0 || model.status === 'known') ? texts.inView({ count: found.count }) : ''}
      </VisuallyHidden>
    </div>
  );
}

/** In degrees. */
function isAtHome({ origin: [latitude = 0, longitude = 0] }: BasemapData, place: LiveContent['origin']): boolean {
  return Math.abs(place.latitude - latitude) < 0.9 && Math.abs(place.longitude - longitude) < 1.1;
}
