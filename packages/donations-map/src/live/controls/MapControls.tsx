import { IconButton, LocateFixedIcon, MinusIcon, PlusIcon } from '@clothesline/ui';
import { zoomRange, type MapSurface } from '../../engine/MapEngine.js';
import type { DonationsMapMessages } from '../../messages.js';
import * as styles from './MapControls.css.js';

interface MapControlsProps {
  surface: MapSurface;
  zoom: number;
  /** Absent where there is nobody to ask for a position. */
  onLocate: (() => void) | undefined;
  isLocating: boolean;
  texts: DonationsMapMessages;
}

/** Zoom and position. A control that can do no more says so, and keeps its focus. */
export function MapControls({ surface, zoom, onLocate, isLocating, texts }: MapControlsProps) {
  return (
    <div className={styles.controls}>
      {onLocate && (
        <IconButton
          size="small"
          tone="floating"
          label={texts.locate}
          icon={<LocateFixedIcon />}
          busy={isLocating}
          onClick={onLocate}
        />
      )}
      <IconButton
        size="small"
        tone="floating"
        label={texts.zoomIn}
        icon={<PlusIcon />}
        aria-disabled={zoom >= zoomRange.max || undefined}
        onClick={() => surface.zoomBy(1)}
      />
      <IconButton
        size="small"
        tone="floating"
        label={texts.zoomOut}
        icon={<MinusIcon />}
        aria-disabled={zoom <= zoomRange.min || undefined}
        onClick={() => surface.zoomBy(-1)}
      />
    </div>
  );
}
