import { IconButton, LocateFixedIcon, MinusIcon, PlusIcon } from '@clothesline/ui';
import { zoomRange, type MapSurface } from '../../engine/MapEngine.js';
import type { DonationsMapMessages } from '../../messages.js';
import * as styles from './MapControls.css.js';

interface MapControlsProps {
  surface: MapSurface;
  zoom: number;
  onLocate: (() => void) | undefined;
  isLocating: boolean;
  texts: DonationsMapMessages;
}

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
