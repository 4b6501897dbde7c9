import { cx, Heading, type HeadingProps } from '@clothesline/ui';
import { useEffect, useRef } from 'react';
import { useArrival, useNavigator } from '../routing/NavigatorProvider.js';
import { useAnnounce } from './Announcer.js';
import * as styles from './Page.css.js';

export interface PageHeadingProps extends Omit<HeadingProps, 'level'> {
  /** The title of the document while this page is shown. */
  documentTitle: string;
  /** Whether the page is still loading; its final heading counts as the arrival. */
  pending?: boolean;
}

/** The h1 of a page. After a navigation it gets the focus, and screen readers announce the document's title. */
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
    // A visitor who has moved on while the page was loading keeps the focus.
    if (activeElement === body || activeElement === arrival.origin) heading.current?.focus({ preventScroll: true });
  }, [announce, arrival, documentTitle, navigator, pending]);

  return <Heading {...rest} level={1} ref={heading} tabIndex={-1} className={cx(styles.heading, className)} />;
}

/** Focuses the page's heading after a press on a button that disappears, such as one that clears a search. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
