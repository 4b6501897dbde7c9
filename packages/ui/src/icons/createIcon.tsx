import type { LucideIcon } from 'lucide-react';
import type { SVGAttributes } from 'react';
import { cx } from '../css/cx.js';
import * as styles from './icons.css.js';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Px or a CSS length; in em by default, so that it grows with the text beside it. */
  size?: number | string;
}

interface Look {
  /** Filled instead of drawn in outline. */
  filled?: boolean;
  /** Says forward or back: turns round from right to left. */
  directed?: boolean;
}

/** An icon of ours from one of Lucide's: sized in em, a little lighter, hidden from screen readers unless named. */
export function createIcon(Glyph: LucideIcon, { filled = false, directed = false }: Look = {}) {
  return function Icon({ size = '1.25em', className, ...rest }: IconProps) {
    return (
      <Glyph
        aria-hidden={rest['aria-label'] ? undefined : true}
        focusable="false"
        fill={filled ? 'currentColor' : 'none'}
        strokeWidth={1.9}
        {...rest}
        size={size}
        className={cx(styles.root, directed && styles.directed, className)}
      />
    );
  };
}
