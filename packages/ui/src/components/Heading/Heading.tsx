import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import * as styles from './Heading.css.js';

declare const process: { env: { NODE_ENV?: string } };

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

const sizeOfLevel = { 1: 'display', 2: 'xlarge', 3: 'large', 4: 'medium', 5: 'small', 6: 'small' } as const;

export type HeadingLevel = keyof typeof tags;

/** Heading levels for the content of a section, a level below the section's own heading. */
export const levelBelow = { 2: 3, 3: 4, 4: 5, 5: 6 } as const;

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the document outline. */
  level: HeadingLevel;
  /** Visual size. Defaults to the size that belongs to the level. */
  size?: keyof typeof styles.size | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * A heading. Choose the level by the document outline and the size by how it should look. In development, a level
 * outside 1 to 6 throws a `TypeError`.
 */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  if (process.env.NODE_ENV !== 'production' && !(level in tags)) {
    throw new TypeError(
      `Heading: invalid level ${level}. Set its level in the page's outline, as in <Heading level={2}>.`,
    );
  }
  const Root = tags[level];
  return <Root {...rest} className={cx(box, styles.root, styles.size[size], className)} />;
}
