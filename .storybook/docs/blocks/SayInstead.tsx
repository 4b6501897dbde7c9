import * as styles from './blocks.css.js';
import { Frame } from './Frame.js';

interface SayInsteadProps {
  /** The text as it appears in the product's messages. */
  say: string;
  /** The wording we decided against. */
  instead: string;
  why: string;
}

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
