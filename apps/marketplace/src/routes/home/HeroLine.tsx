import { photoSrcSet, type Donation } from '@clothesline/api-client';
import { cx, Picture } from '@clothesline/ui';
import { useState } from 'react';
import { donationPath } from '../../routing/paths.js';
import { washing } from './garments.js';
import { HangingGarment } from './HangingGarment.js';
import { rope } from './HangingGarment.css.js';
import * as styles from './HeroLine.css.js';
import { drawing, ropeAt } from './line.js';
import { messages } from './messages.js';
import { useNear } from './useNear.js';

/** How far the line goes on beyond the drawing on each side: up and out of the page, so that no end hangs in the air. */
const beyond = 240;

/** The places of the line that listings hang at, the newest in the middle; garments are drawn at the others. */
const listed = [5, 7, 3, 9, 1, 11];

const minute = 60_000;

/** The clothesline over the promise: the newest listings nearby between drawn garments, which hang there alone without them. */
export function HeroLine({ className }: { className?: string }) {
  const [now] = useState(Date.now);
  const { donations } = useNear();
  const prints = new Map<number, Donation>();
  for (const donation of donations.filter(({ images }) => images.length > 0).slice(0, listed.length)) {
    prints.set(listed[prints.size] ?? 0, donation);
  }
  return (
    <div className={className}>
      <svg className={styles.drawing} viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
        <path
          className={rope}
          d={`M${-beyond} ${ropeAt(-beyond)}Q${drawing.width / 2} ${2 * ropeAt(drawing.width / 2) - ropeAt(-beyond)} ${drawing.width + beyond} ${ropeAt(-beyond)}`}
        />
        {washing.map(({ garment, x, tilt, color }, index) =>
          prints.has(index) ? null : (
            <g key={x} className={styles.place[index]} transform={`translate(${x} ${ropeAt(x)}) rotate(${tilt})`}>
              <HangingGarment garment={garment} color={color} />
            </g>
          ),
        )}
      </svg>
      {prints.size > 0 && (
        <ul className={styles.prints} aria-label={messages.newest}>
          {[...prints].map(([index, { id, title, images, createdAt }]) => (
            <li key={id} className={cx(styles.place[index], styles.hanging[index])}>
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
