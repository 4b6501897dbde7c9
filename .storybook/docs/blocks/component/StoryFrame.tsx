import type { CSSProperties } from 'react';
import { useToolbar } from '../../../toolbar.js';
import * as styles from './component.css.js';
import { ownPage } from './ownPage.js';

interface StoryFrameProps {
  id: string;
  theme?: 'light' | 'dark';
  /** Viewport size in px. Ignored for stories with "-phone" in their ID; they use a phone-sized viewport. */
  width?: number;
  height: number;
  says?: string;
}

/** Phone viewport in px. */
export const phone = { width: 375, height: 667 };

/** Renders a story in an iframe, to contain its overlays. It's laid out at the real width and then scaled to fit. */
export function StoryFrame({ id, theme, width = 1000, height, says }: StoryFrameProps) {
  const toolbar = useToolbar();
  const shown = theme ?? toolbar.theme;
  const name = says ?? `${id.split('--')[1]?.replaceAll('-', ' ') ?? id}, ${shown}`;
  const window = /-phone\b/.test(id) ? phone : { width, height };
  return (
    <figure className={styles.figure}>
      <div
        className={styles.scaled}
        style={{ '--width': `${window.width}px`, aspectRatio: `${window.width} / ${window.height}` } as CSSProperties}
      >
        <iframe
          sandbox={ownPage}
          title={name}
          src={`iframe.html?viewMode=story&id=${id}&globals=theme:${shown}${toolbar.query}`}
          loading="lazy"
          {...window}
          className={styles.window}
        />
      </div>
      <figcaption>
        <p>{name}</p>
      </figcaption>
    </figure>
  );
}
