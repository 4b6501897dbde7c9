import * as ui from '@clothesline/ui';
import { SearchField } from '@clothesline/ui';
import { useState, type ComponentType } from 'react';
import * as styles from './blocks.css.js';
import { BothThemes, Frame } from './Frame.js';

/** Returns the exports of the package whose names end in `ending`, so that new exports appear automatically. */
function exported(ending: 'Icon' | 'Illustration') {
  // Casts by the convention of the package: all exports with this ending are components with optional props.
  const all = Object.entries(ui) as unknown as [string, ComponentType<{ size?: number }>][];
  return all.filter(([name]) => name.endsWith(ending)).toSorted(([a], [b]) => a.localeCompare(b));
}

/** Shows every icon, with a search. */
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

/** Shows every drawing, in both themes. */
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
