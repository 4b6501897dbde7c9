import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { ownPath } from './ownPath.js';
import { useLinks } from './LinkProvider.js';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL of the link. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** An unstyled `<a>` that supports client-side routing with a `LinkProvider`. */
export function Anchor(props: AnchorProps) {
  const { href, onClick, children, ...rest } = props;
  const { component: Component, navigate } = useLinks();
  if (Component && isInside(href, rest)) return <Component {...props} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const path = navigate && ownPath(event, event.currentTarget);
    if (path === undefined) return;
    event.preventDefault();
    navigate?.(path);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Only checks the text, as a server does not know its origin. */
function isInside(href: string, { target, download }: Omit<AnchorProps, 'href'>): boolean {
  return !/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href) && (!target || target === '_self') && download === undefined;
}
