import { vars } from '@clothesline/ui/theme';
import type { CSSProperties } from 'react';
import * as styles from './blocks.css.js';
import { Frame } from './Frame.js';
import { publicName } from './variable.js';

interface ScaleProps {
  values: Readonly<Record<string, string>>;
  /** Group of the tokens, if they are CSS variables. */
  group?: 'space' | 'radius' | 'shadow';
  className?: string;
  look: (value: string) => CSSProperties;
}

/** Draws each value of a group of tokens, next to its name. */
export function Scale({ values, group, className, look }: ScaleProps) {
  const references: Readonly<Record<string, string>> = group ? vars[group] : {};
  return (
    <Frame>
      <ul className={styles.rows}>
        {Object.entries(values).map(([name, value]) => (
          <li key={name} className={styles.row}>
            <span>
              <strong>{name}</strong>
              <br />
              <span className={styles.code}>{value}</span>
              <br />
              <span className={styles.code}>{references[name] && publicName(references[name])}</span>
            </span>
            <span className={className} style={{ display: 'block', ...look(references[name] ?? value) }} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
