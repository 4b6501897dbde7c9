import type { CSSProperties } from 'react';
import { publicName } from './variable.js';
import * as styles from './blocks.css.js';
import { Frame } from './Frame.js';

interface ScaleProps {
  values: Readonly<Record<string, string>>;
  /** The same token names in the theme contract. */
  references: Readonly<Record<string, string>>;
  /** Sample text rendered with each value. Draws a shape by default. */
  words?: string;
  className?: string;
  look: (reference: string) => CSSProperties;
}

export function Scale({ values, references, words, className, look }: ScaleProps) {
  return (
    <Frame>
      <ul className={styles.rows}>
        {Object.entries(references).map(([name, reference]) => (
          <li key={name} className={styles.row}>
            <span>
              <strong>{name}</strong>
              <br />
              <span className={styles.code}>{values[name]}</span>
              <br />
              <span className={styles.code}>{publicName(reference)}</span>
            </span>
            <span className={className} style={{ display: 'block', ...look(reference) }}>
              {words}
            </span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
