import { createFakeBackend, TestProviders } from '@clothesline/api-client/testing';
import { ToastProvider } from '@clothesline/ui';
import { createElement, useState, type ComponentType, type ReactNode } from 'react';

/** What a story file says of its component. */
export interface Drawn {
  component?: unknown;
  args?: Readonly<Record<string, unknown>>;
  render?: unknown;
}

interface InstanceProps {
  meta: Drawn;
  args: Readonly<Record<string, unknown>>;
}

/** Words that stand for a state of the pointer: `{ state: 'hover' }`. */
const stateKey = 'state';

/** A component as its stories draw it, with some props changed. */
export function Instance({ meta, args: { [stateKey]: state, ...args } }: InstanceProps) {
  const [backend] = useState(() => createFakeBackend());
  // Storybook hands components and renderers on without their types.
  const Drawn = (meta.render ?? meta.component) as ComponentType<Record<string, unknown>>;
  const drawn: ReactNode = createElement(Drawn, { ...meta.args, ...args });
  return (
    <TestProviders backend={backend} ask="never">
      <ToastProvider>
        <div className={typeof state === 'string' ? `pseudo-${state}-all` : undefined}>{drawn}</div>
      </ToastProvider>
    </TestProviders>
  );
}
