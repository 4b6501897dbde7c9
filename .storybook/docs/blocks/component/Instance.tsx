import { createFakeBackend, TestProviders } from '@clothesline/api-client/testing';
import { ToastProvider } from '@clothesline/ui';
import { createElement, useState, type ComponentType, type ReactNode } from 'react';

/** Exports of a story file that draw its component. */
export interface Drawn {
  component?: unknown;
  args?: Readonly<Record<string, unknown>>;
  render?: unknown;
}

interface InstanceProps {
  meta: Drawn;
  args: Readonly<Record<string, unknown>>;
}

/** Key of a pointer state among the props: `{ state: 'hover' }`. */
const stateKey = 'state';

/** Draws a component as its stories do, with some props changed. */
export function Instance({ meta, args: { [stateKey]: state, ...args } }: InstanceProps) {
  const [backend] = useState(() => createFakeBackend());
  // Casts, since Storybook passes components and renderers on without their types.
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
