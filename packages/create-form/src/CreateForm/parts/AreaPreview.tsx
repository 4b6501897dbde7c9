import { LockIcon } from '@clothesline/ui';
import type { ReactNode } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import * as styles from './AreaPreview.css.js';

interface AreaPreviewProps {
  /** The side of the area, in metres. */
  meters: number;
  /** A map of it; a sketch without one. */
  children: ReactNode;
  texts: CreateFormMessages;
}

/** What others will see of the position: a cell of the server's grid. */
export function AreaPreview({ meters, children, texts }: AreaPreviewProps) {
  return (
    <figure className={styles.figure}>
      {children ?? <Sketch label={texts.area(meters)} />}
      <figcaption className={styles.caption}>
        <LockIcon />
        {texts.areaNote}
      </figcaption>
    </figure>
  );
}

/** Some streets, and a square over them. */
function Sketch({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 480 120"
      preserveAspectRatio="xMidYMid slice"
      className={styles.drawing}
    >
      <path
        d="M-10 24 490 8M-10 62 490 46M-10 100 490 84M30-10 52 130M104-10 126 130M178-10 200 130M252-10 274 130M326-10 348 130M400-10 422 130"
        className={styles.streets}
      />
      <rect x="190" y="10" width="100" height="100" rx="4" className={styles.cell} />
    </svg>
  );
}
