import type { ReactNode } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import { Heading, type HeadingLevel } from '../Heading/Heading.js';
import { Text } from '../Text/Text.js';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** Such as `<EmptyBasketIllustration />`. */
  illustration?: ReactNode | undefined;
  /** Names the missing content. */
  title: string;
  /** Explains when content appears, or how to add some. */
  description?: ReactNode | undefined;
  /** Next step, usually one button. */
  action?: ReactNode | undefined;
  /** Heading level. */
  headingLevel?: HeadingLevel | undefined;
}

/** Replaces an empty list, with a next step. For failures, use `ErrorState`. */
export function EmptyState({
  illustration,
  title,
  description,
  action,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={cx(box, styles.root, className)}>
      {illustration && <div className={styles.illustration}>{illustration}</div>}
      <Heading level={headingLevel} size="large">
        {title}
      </Heading>
      {description && (
        <Text tone="muted" as="div" className={styles.text}>
          {description}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
