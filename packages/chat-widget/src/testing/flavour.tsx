import { ApiProvider, createClient } from '@clothesline/api-client';
import type { ChatMessage } from '@clothesline/api-client/contract';
import type { FakeBackend } from '@clothesline/api-client/testing';
import { render, within, type BoundFunctions, type queries } from '@testing-library/react';
import { vi } from 'vitest';
import { ChatWidget } from '../ChatWidget.js';
import type { ChatFailure } from '../useChat.js';

/** What the suite sets and listens to, whatever the widget is mounted as. */
export interface ChatOptions {
  backend: FakeBackend;
  product?: string;
  linkBase?: string;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  onMessage?: (message: ChatMessage) => void;
  onError?: (during: ChatFailure['during']) => void;
}

export interface MountedChat {
  /** Finds by role, name and text inside this chat only. */
  chat: BoundFunctions<typeof queries>;
  /** What has the focus inside this chat, in its shadow root too. */
  focused(): Element | null;
  unmount(): void;
}

/** One way to put the widget on a page. */
export interface Flavour {
  name: string;
  mount(options: ChatOptions): MountedChat;
}

/** The host that the fake backend answers for. */
export const host = 'https://api.clothesline.test';

export const reactFlavour: Flavour = {
  name: 'React component',
  mount({ backend, onError, ...props }) {
    vi.stubGlobal('fetch', backend.fetch);
    const { container, unmount } = render(
      <ApiProvider client={createClient({ host })}>
        <ChatWidget {...props} onError={({ during }) => onError?.(during)} />
      </ApiProvider>,
    );
    return {
      chat: within(container),
      focused: () => (container.contains(document.activeElement) ? document.activeElement : null),
      unmount,
    };
  },
};
