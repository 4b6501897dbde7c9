import type { HTMLAttributes } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import * as styles from './Text.css.js';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  weight?: keyof typeof styles.weight;
  /** The element to render. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | 'figcaption' | 'address' | 'time';
  /** Cuts the text with an ellipsis after so many lines. */
  lines?: number;
}

/** Running text. Give text written by people `dir="auto"`, so that Arabic or Hebrew reads its own way. */
export function Text({
  size = 'medium',
  tone = 'normal',
  weight = 'regular',
  as: Root = 'p',
  lines,
  className,
  style,
  ...rest
}: TextProps) {
  const look = [styles.root, styles.size[size], styles.tone[tone], styles.weight[weight]];
  return (
    <Root
      {...rest}
      className={cx(box, ...look, lines !== undefined && styles.clamped, className)}
      style={lines ? { WebkitLineClamp: lines, ...style } : style}
    />
  );
}
