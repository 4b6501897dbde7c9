import { createElement, type Ref, type SVGAttributes } from 'react';
import { cx } from '../css/cx.js';
import * as styles from './icons.css.js';
import { frame } from './frame.js';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** Px or a CSS length; in em by default. */
  size?: number | string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
}

type Shapes = [tag: string, attributes: Record<string, string | number | undefined>][];

interface Look {
  /** Filled instead of outlined. */
  filled?: boolean;
  /** Mirrored in right-to-left layouts. */
  directed?: boolean;
}

/** Creates an icon from a Lucide icon: in em, slightly lighter, hidden from screen readers unless named. */
export function createIcon(shapes: Shapes, { filled = false, directed = false }: Look = {}) {
  return function Icon({ size = '1.25em', className, children, ...rest }: IconProps) {
    return (
      <svg
        {...frame}
        fill={filled ? 'currentColor' : 'none'}
        aria-hidden={rest['aria-label'] ? undefined : true}
        {...rest}
        width={size}
        height={size}
        className={cx(styles.root, directed && styles.directed, className)}
      >
        {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
        {children}
      </svg>
    );
  };
}
