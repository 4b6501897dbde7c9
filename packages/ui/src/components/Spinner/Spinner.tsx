import type { Ref, SVGAttributes } from 'react';
import { cx } from '../../css/cx.js';
import * as styles from './Spinner.css.js';

export interface SpinnerProps extends SVGAttributes<SVGSVGElement> {
  /** Accessible name. Without it, the spinner is decorative. */
  label?: string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
}

/**
 * Indicates a short wait. Its size is relative to the font size. Use `Skeleton` if the layout of the content is known.
 */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      {...naming}
      {...rest}
      className={cx(styles.root, className)}
    >
      <circle cx="12" cy="12" r="9.5" opacity="0.25" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  );
}
