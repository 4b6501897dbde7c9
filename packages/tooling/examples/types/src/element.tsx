import type { chatElement } from '@clothesline/chat-widget/element/react';
import { LinkProvider } from '@clothesline/ui';
import type { AnchorHTMLAttributes } from 'react';

export type Table = typeof chatElement;

/* Checks the types of an element's events and properties in scripts and in JSX. */
export function listen(onText: (text: string) => void): void {
  const chat = document.querySelector('clothesline-chat');
  const hear = (event: CustomEvent<{ content: string }>) => onText(event.detail.content);
  chat?.addEventListener('clothesline-message', hear);
  chat?.removeEventListener('clothesline-message', hear);
  chat?.addEventListener('clothesline-message', (event) => onText(event.detail.content));
  chat?.addEventListener('click', (event) => onText(String(event.clientX)));
}

export const Chat = ({ onOpen }: { onOpen: (isOpen: boolean) => void }) => (
  <clothesline-chat product="Warm Hands" ref={(element) => onOpen(element?.open === true)} />
);

/* Link of a router that refuses `undefined` where an anchor accepts it. */
type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onMouseEnter' | 'href'> & {
  href: string;
  onMouseEnter?: () => void;
};
const RouterLink = ({ children, ...props }: RouterLinkProps) => <a {...props}>{children}</a>;
export const Links = () => <LinkProvider component={RouterLink} />;
