import { createFakeBackend, TestProviders } from '@clothesline/api-client/testing';
import { ToastProvider } from '@clothesline/ui';
import { createElement, useState, type ComponentType, type ReactNode } from 'react';

export interface Drawn {
  component?: unknown;
  args?: Readonly<Record<string, unknown>>;
  render?: unknown;
}

interface InstanceProps {
  meta: Drawn;
  args: Readonly<Record<string, unknown>>;
}

/** The special prop that forces a pointer state, e.g. `{ state: 'hover' }`. */
const stateKey = 'state';

export function Instance({ meta, args: { [stateKey]: state, ...args } }: InstanceProps) {
  const [backend] = useState(() => createFakeBackend());
  // Storybook passes components and render functions on untyped
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
