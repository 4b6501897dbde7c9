import type { LocationError } from '@clothesline/api-client';
import { CloseIcon, IconButton } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type { MapSurface } from '../../engine/MapEngine.js';
import type { DonationsMapMessages } from '../../messages.js';
import * as styles from './MapControls.css.js';

interface LocateProblemProps {
  surface: MapSurface;
  error: LocationError;
  texts: DonationsMapMessages;
}

export function LocateProblem({ surface, error, texts }: LocateProblemProps) {
  const [isOver, setOver] = useState(false);
  useEffect(() => surface.subscribe(({ type }) => type === 'moved' && setOver(true)), [surface]);
  if (isOver) return null;
  return (
    <div role="alert" className={styles.trouble}>
      <span>
        {texts[error]}. {texts.locateHelp}
      </span>
      <IconButton size="small" label={texts.close} icon={<CloseIcon />} onClick={() => setOver(true)} />
    </div>
  );
}
