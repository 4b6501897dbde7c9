import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import * as styles from './Text.css.js';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** Type scale. */
  size?: keyof typeof styles.size | undefined;
  /** The meaning of the color. */
  tone?: keyof typeof styles.tone | undefined;
  /** Font weight. */
  weight?: keyof typeof styles.weight | undefined;
  /** The element to render. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'dt'
    | 'dd'
    | 'li'
    | 'figcaption'
    | 'address'
    | 'time'
    | undefined;
  /** Maximum lines. */
  lines?: number | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Text. Set `dir="auto"` for anything written by users. */
export function Text({
  size = 'medium',
  tone = 'neutral',
  weight = 'regular',
  as = 'p',
  lines,
  className,
  style,
  ref,
  ...rest
}: TextProps) {
  const Root = as as 'p';
  const look = [styles.root, styles.size[size], styles.tone[tone], styles.weight[weight]];
  return (
    <Root
      {...rest}
      ref={ref as Ref<HTMLParagraphElement>}
      className={cx(box, ...look, lines !== undefined && styles.clamped, className)}
      style={lines ? { WebkitLineClamp: lines, ...style } : style}
    />
  );
}
