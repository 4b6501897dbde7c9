import * as ui from '@clothesline/ui';
import { SearchField } from '@clothesline/ui';
import { useState, type ComponentType } from 'react';
import * as styles from './blocks.css.js';
import { BothThemes, Frame } from './Frame.js';

/** Finds the icons or illustrations by naming convention, so new exports show up automatically. */
function exported(ending: 'Icon' | 'Illustration') {
  // By convention, all exports with this suffix are components without required props.
  const all = Object.entries(ui) as unknown as [string, ComponentType<{ size?: number }>][];
  return all.filter(([name]) => name.endsWith(ending)).toSorted(([a], [b]) => a.localeCompare(b));
}

export function Icons() {
  const [words, setWords] = useState('');
  const found = exported('Icon').filter(([name]) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <Frame>
      <SearchField label="Search icons" placeholder="Search icons" value={words} onValueChange={setWords} />
      <p role="status">{found.length === 1 ? '1 icon' : `${found.length} icons`}</p>
      <ul className={styles.tiles}>
        {found.map(([name, Icon]) => (
          <li key={name} className={styles.tile}>
            <Icon size={28} />
            <code className={styles.code}>{name}</code>
          </li>
        ))}
      </ul>
    </Frame>
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
