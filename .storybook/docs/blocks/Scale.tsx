import type { CSSProperties } from 'react';
import { publicName } from './variable.js';
import * as styles from './blocks.css.js';
import { Frame } from './Frame.js';

interface ScaleProps {
  /** Names and values of the tokens. */
  values: Readonly<Record<string, string>>;
  /** Names of the same tokens in the contract. */
  references: Readonly<Record<string, string>>;
  /** Text that shows a value; a drawing by default. */
  words?: string;
  className?: string;
  look: (reference: string) => CSSProperties;
}

/** Shows a scale of the tokens: each step drawn with itself, with its variable and value. */
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
