import { cx } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import type { MapSurface } from '../../engine/MapEngine.js';
import type { DonationsMapMessages } from '../../messages.js';
import * as styles from './MapControls.css.js';

/** In ms. */
const visibleTime = 1400;

/** Explains how to move the map after a gesture has scrolled the page instead. Hidden from screen readers. */
export function GestureHint({ surface, texts }: { surface: MapSurface; texts: DonationsMapMessages }) {
  const [shown, setShown] = useState<{ gesture: 'touch' | 'wheel' }>();
  useEffect(
    () =>
      surface.subscribe((event) => {
        if (event.type === 'refused') setShown({ gesture: event.gesture });
      }),
    [surface],
  );
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), visibleTime);
    return () => clearTimeout(timer);
  }, [shown]);
  const wheel = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? texts.commandWheel : texts.controlWheel;
  return (
    <p aria-hidden="true" className={cx(styles.hint, !shown && styles.quiet)}>
      {shown?.gesture === 'touch' ? texts.twoFingers : wheel}
    </p>
  );
}
