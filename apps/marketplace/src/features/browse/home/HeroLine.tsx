import { cx, DrawingSheet, HangingGarment, Picture, placeOnLine, Rope, useTexts } from '@clothesline/ui';
import { photoSrcSet } from '@clothesline/api-client';
import type { CSSProperties } from 'react';
import { home } from '../../../locales/en/home.js';
import { donationPath } from '../../../lib/routing/paths.js';
import * as styles from './HeroLine.css.js';
import { useNow } from '../../../lib/served/served.js';
import { drawingHeight, line, washing } from './washingLine.js';
import { useNear } from './useNear.js';

/** Slots on the line, starting with the newest listing close to the middle. */
const listed = [5, 7, 3, 9, 1, 11];

const minute = 60_000;

export function HeroLine({ className }: { className?: string }) {
  const messages = useTexts(home);
  const now = useNow();
  const { donations } = useNear();
  const shown = donations.filter(({ images }) => images.length > 0).slice(0, listed.length);
  const taken = new Set(listed.slice(0, shown.length));
  // the DOM order determines the tab order, so it must match the visual order
  const prints = shown
    .map((donation, order) => ({ ...donation, place: listed[order] ?? 0 }))
    .sort((one, other) => one.place - other.place);
  return (
    <div className={className}>
      <DrawingSheet className={styles.drawing} viewBox={`0 0 ${line.width} ${drawingHeight}`}>
        <Rope {...line} />
        {washing.map((item, index) =>
          taken.has(index) ? null : (
            <g key={item.x} className={styles.place[index]}>
              <HangingGarment line={line} {...item} />
            </g>
          ),
        )}
      </DrawingSheet>
      {prints.length > 0 && (
        <ul className={styles.prints} aria-label={messages.newest}>
          {prints.map(({ id, title, images, createdAt, place }) => (
            <li key={id} className={cx(styles.place[place], styles.hanging)} style={hanging(place)}>
              <a
                href={donationPath(id)}
                className={cx(styles.print, now - Date.parse(createdAt) < minute && styles.justListed)}
              >
                <Picture src={images[0]} srcSet={photoSrcSet(images[0])} sizes="90px" alt={title} ratio="4 / 5" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function hanging(index: number): CSSProperties {
  const x = washing[index]?.x ?? 0;
  const { y, tilt } = placeOnLine(line, x);
  // physical sides on purpose, the drawing isn't mirrored in RTL
  return { left: `${(100 * x) / line.width}%`, top: `${(100 * y) / drawingHeight}%`, rotate: `${tilt}deg` };
}
