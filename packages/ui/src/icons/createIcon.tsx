import { createElement, type Ref, type SVGAttributes } from 'react';
import { cx } from '../css/cx.js';
import * as styles from './icons.css.js';
import { frame } from './frame.js';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** A number of px, or a CSS length. Relative to the font size by default. */
  size?: number | string | undefined;
  ref?: Ref<SVGSVGElement> | undefined;
}

type Shapes = [tag: string, attributes: Record<string, string | number | undefined>][];

interface Look {
  /** Whether to fill the icon instead of outlining it. */
  filled?: boolean;
  /** Whether to mirror the icon in RTL layouts. */
  directed?: boolean;
}

/**
 * Turns a Lucide icon into a component. Icons are sized in em, have a slightly lighter stroke, and are hidden from
 * screen readers unless they're named.
 */
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
