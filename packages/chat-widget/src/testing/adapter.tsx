import { ApiProvider, createClient } from '@clothesline/api-client';
import type { ChatMessage, SiteAnswers } from '@clothesline/api-client/contract';
import type { FakeBackend } from '@clothesline/api-client/testing';
import { ThemeRoot } from '@clothesline/ui';
import { render, within, type BoundFunctions, type queries } from '@testing-library/react';
import { vi } from 'vitest';
import { ChatWidget } from '../ChatWidget.js';

export interface ChatOptions {
  backend: FakeBackend;
  host?: string | undefined;
  product?: string | undefined;
  categories?: readonly string[] | undefined;
  place?: string | undefined;
  radius?: number | undefined;
  greeting?: string | undefined;
  quickReplies?: readonly string[] | undefined;
  answers?: SiteAnswers | undefined;
  answersUrl?: string | undefined;
  contact?: string | undefined;
  more?: ((url: string, init?: RequestInit) => Response | undefined) | undefined;
  linkBase?: string | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  onMessage?: ((message: ChatMessage) => void) | undefined;
  onError?: (() => void) | undefined;
}

export interface MountedChat {
  chat: BoundFunctions<typeof queries>;
  /** Includes shadow roots. */
  focused(): Element | null;
  moveTo(host: string): void;
  unmount(): void;
}

export interface Visitor {
  click(element: Element): Promise<void>;
  type(element: Element, keys: string): Promise<void>;
  keyboard(keys: string): Promise<void>;
}

export interface Adapter {
  name: string;
  mount(options: ChatOptions): MountedChat;
}

let servers = 0;

export const currentHost = () => `https://api-${servers}.clothesline.test`;

/** Elements with the same host share a client. */
export const changeHost = () => void servers++;

export function getFetch({ fetch }: FakeBackend, more: ChatOptions['more']): typeof globalThis.fetch {
  return async (input, init) =>
    more?.(input instanceof Request ? input.url : String(input), init) ?? fetch(input, init);
}

export const reactAdapter: Adapter = {
  name: 'React component',
  mount({ backend, more, onError, host = currentHost(), ...props }) {
    vi.stubGlobal('fetch', getFetch(backend, more));
    const page = (server: string) => (
      <ThemeRoot>
        <ApiProvider client={createClient({ host: server })}>
          <ChatWidget {...props} onError={() => onError?.()} />
        </ApiProvider>
      </ThemeRoot>
    );
    const { container, rerender, unmount } = render(page(host));
    return {
      chat: within(container),
      focused: () => (container.contains(document.activeElement) ? document.activeElement : null),
      moveTo: (next) => rerender(page(next)),
      unmount,
    };
  },
};
