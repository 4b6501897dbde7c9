import * as styles from './blocks.css.js';
import { Frame } from './Frame.js';

interface SayInsteadProps {
  /** Text of the product, from its own messages. */
  say: string;
  /** Text that it replaces. */
  instead: string;
  why: string;
}

/** Shows a text of the product next to the replaced text. */
export function SayInstead({ say, instead, why }: SayInsteadProps) {
  return (
    <Frame>
      <div className={styles.rows}>
        <span>
          <strong>Say</strong> “{say}”
        </span>
        <span>
          <strong>Not</strong> <s>“{instead}”</s>
        </span>
        <span className={styles.code}>{why}</span>
      </div>
    </Frame>
  );
}
