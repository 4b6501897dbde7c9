import type { CSSProperties } from 'react';
import { useToolbar } from '../../../toolbar.js';
import * as styles from './component.css.js';
import { ownPage } from './ownPage.js';

interface StoryFrameProps {
  /** Id of the story. */
  id: string;
  theme?: 'light' | 'dark';
  /** Width and height of its window in px, if it is no phone's. */
  width?: number;
  height: number;
  /** Caption; by default the name in the story's id. */
  says?: string;
}

/** Window of a phone, in px. */
const phone = { width: 375, height: 667 };

/** Shows a story in a separate page, which contains its overlays: drawn at its real width, and scaled into its place. */
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
