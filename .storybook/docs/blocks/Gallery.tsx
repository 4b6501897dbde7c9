import * as ui from '@clothesline/ui';
import { IconGallery, IconItem } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import * as styles from './blocks.css.js';
import { BothThemes } from './Frame.js';

/** Finds the icons or illustrations by naming convention, so new exports show up automatically. */
function exported(ending: 'Icon' | 'Illustration') {
  // By convention, all exports with this suffix are components without required props.
  const all = Object.entries(ui) as unknown as [string, ComponentType<{ size?: number }>][];
  return all.filter(([name]) => name.endsWith(ending)).toSorted(([a], [b]) => a.localeCompare(b));
}

export function Icons() {
  return (
    <IconGallery>
      {exported('Icon').map(([name, Icon]) => (
        <IconItem key={name} name={name}>
          <Icon size={24} />
        </IconItem>
      ))}
    </IconGallery>
  );
}

export function Illustrations() {
  return (
    <BothThemes>
      <ul className={styles.rows}>
        {exported('Illustration').map(([name, Illustration]) => (
          <li key={name} className={styles.tile}>
            <Illustration />
            <code className={styles.code}>{name}</code>
          </li>
        ))}
      </ul>
    </BothThemes>
  );
}
