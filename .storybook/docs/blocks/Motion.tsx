import { Button } from '@clothesline/ui';
import { tokens, vars } from '@clothesline/ui/theme';
import { useState } from 'react';
import * as styles from './blocks.css.js';
import { Frame } from './Frame.js';

const speeds = ['fast', 'medium', 'slow'] as const;

/** Shows the three durations side by side with the easing. Nothing moves under reduced motion. */
export function Motion() {
  const [there, setThere] = useState(false);
  return (
    <Frame>
      <ul className={styles.rows}>
        {speeds.map((speed) => (
          <li key={speed} className={styles.row}>
            <span>
              <strong>{speed}</strong> <span className={styles.code}>{tokens.motion[speed]}</span>
            </span>
            <span
              className={styles.traveller}
              style={{ transitionDuration: vars.motion[speed], translate: there ? '240px 0' : '0 0' }}
            />
          </li>
        ))}
        <li>
          <Button onClick={() => setThere(!there)}>{there ? 'And back' : 'Move'}</Button>
        </li>
      </ul>
    </Frame>
  );
}
