import { cx, Heading, type HeadingProps } from '@clothesline/ui';
import { useEffect, useRef } from 'react';
import { useArrival, useNavigator } from '../routing/NavigatorProvider.js';
import { useAnnounce } from './Announcer.js';
import * as styles from './Page.css.js';

export interface PageHeadingProps extends Omit<HeadingProps, 'level'> {
  documentTitle: string;
  pending?: boolean;
}

/** Receives focus after navigation so that screen readers announce the page. */
export function PageHeading({ documentTitle, pending = false, className, ...rest }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigator = useNavigator();
  const arrival = useArrival();
  const announce = useAnnounce();

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  useEffect(() => {
    if (pending || !navigator.claim(arrival)) return;
    announce(documentTitle);
    const { activeElement, body } = document;
    // don't steal the focus from someone who's already moved on
    if (activeElement === body || activeElement === arrival.origin) heading.current?.focus({ preventScroll: true });
  }, [announce, arrival, documentTitle, navigator, pending]);

  return <Heading {...rest} level={1} ref={heading} tabIndex={-1} className={cx(styles.heading, className)} />;
}

/** Use this when the focused button is about to disappear. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
