import type { chatElement } from '@clothesline/chat-widget/element/react';
import { LinkProvider } from '@clothesline/ui';
import type { AnchorHTMLAttributes } from 'react';

export type Table = typeof chatElement;

/* Type tests for events and properties of a custom element, both in scripts and in JSX. */
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

/* A router link that doesn't accept `undefined`, although anchors do. */
type RouterLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onMouseEnter' | 'href'> & {
  href: string;
  onMouseEnter?: () => void;
};
const RouterLink = ({ children, ...props }: RouterLinkProps) => <a {...props}>{children}</a>;
export const Links = () => <LinkProvider component={RouterLink} />;
