import { ThemeRoot } from '@clothesline/ui';
import { render, screen as page } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { layout as layoutMessages } from '../locales/en/layout.js';
import { createNavigator } from '../lib/routing/navigator.js';
import { NavigatorProvider } from '../lib/routing/NavigatorProvider.js';
import { createPart } from '../lib/loading/createPart.js';
import { ServedContext } from '../lib/served/served.js';
import { ReadyContext, Screens } from './Screens.js';

test('shows an error if a screen’s code fails to load, and retries', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <h1>Here it is</h1>);
  render(
    <ThemeRoot>
      <NavigatorProvider navigator={createNavigator(window)}>
        <Screens screens={[{ load, ...createPart(load) }]} />
      </NavigatorProvider>
    </ThemeRoot>,
  );
  await page.findByRole('heading', { name: layoutMessages.pageFailedTitle });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await page.findByRole('heading', { name: 'Here it is' });
  expect(load).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalled();
});

test('shows loaded screens immediately', async () => {
  const Content = () => <h1>Here it is</h1>;
  const load = () => Promise.resolve(Content);
  const ready = { load, ...createPart(load) };
  await ready.preload();
  expect(ready.component()).toBe(Content);
});

test('calls onReady for a rendered screen once its code has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const load = () => promise;
  const onReady = vi.fn<() => void>();
  const served = {
    isRendered: true,
    now: 0,
    tag: 'en',
    appearance: 'auto',
    origin: '',
    answers: [],
    refusals: [],
  } as const;
  render(
    <ThemeRoot>
      <NavigatorProvider navigator={createNavigator(window)}>
        <ServedContext value={served}>
          <ReadyContext value={onReady}>
            <Screens screens={[{ load, ...createPart(load), preloadParts: async () => {} }]} />
          </ReadyContext>
        </ServedContext>
      </NavigatorProvider>
    </ThemeRoot>,
  );
  expect(onReady).not.toHaveBeenCalled();
  resolve(() => <h1>Here it is</h1>);
  await page.findByRole('heading', { name: 'Here it is' });
  expect(onReady).toHaveBeenCalledOnce();
});
