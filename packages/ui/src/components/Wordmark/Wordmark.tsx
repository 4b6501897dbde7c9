import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import { RecycleIcon } from '../../icons/icons.js';
import * as styles from './Wordmark.css.js';

export interface WordmarkProps {
  /** The name of the product. */
  product: string;
  className?: string;
}

/** The brand: a recycling icon and the name. It is not a link by itself. */
export function Wordmark({ product, className }: WordmarkProps) {
  return (
    <span className={cx(box, styles.root, className)}>
      <span className={styles.mark}>
        <RecycleIcon size="1.05em" strokeWidth={2.2} />
      </span>
      {product}
    </span>
  );
}
