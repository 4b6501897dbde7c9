import type { ReactNode } from 'react';
import { cx } from '../../css/cx.js';
import { box } from '../../css/reset.css.js';
import type { RootProps } from '../../css/rootProps.js';
import { Heading, type HeadingLevel } from '../Heading/Heading.js';
import { Text } from '../Text/Text.js';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** For example `<EmptyBasketIllustration />`. */
  illustration?: ReactNode | undefined;
  /** Describes the missing content. */
  title: string;
  /** Explains when something will show up here, or how to add it. */
  description?: ReactNode | undefined;
  /** Next step for the user, usually a single button. */
  action?: ReactNode | undefined;
  /** Heading level. */
  headingLevel?: HeadingLevel | undefined;
}

/** Shown instead of an empty list to suggest a next step. If something went wrong, use `ErrorState`. */
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
