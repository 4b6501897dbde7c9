import { createFakeBackend, TestProviders, type FakeBackendOptions } from '@clothesline/api-client/testing';
import { LocaleProvider, ThemeRoot, ToastProvider } from '@clothesline/ui';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { languages } from './languages.js';

/**
 * A fake server, a location and toasts around each story. A story sets its own by parameters:
 * `backend` (options of `createFakeBackend`), `geolocation` (what the browser answers) and `ask` ('load' or 'never').
 */
export const withClothesline: Decorator = (Story, { parameters, globals, viewMode }) => (
  <div
    dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
    lang={languages[String(globals.language)]?.language}
    style={{
      padding: parameters.layout === 'padded' ? 24 : 0,
      minBlockSize: viewMode === 'docs' ? undefined : '100vh',
      boxSizing: 'border-box',
    }}
  >
    {/* How far the content goes, for the picture that is taken of it. */}
    <div data-story="">
      <Server options={parameters.backend} geolocation={parameters.geolocation} ask={parameters.ask}>
        <LocaleProvider {...languages[String(globals.language)]}>
          <ToastProvider duration={toastsStay}>
            <Story />
          </ToastProvider>
        </LocaleProvider>
      </Server>
    </div>
  </div>
);

/** In milliseconds; the longest that a timer takes. A story shows a moment, however long it is looked at. */
const toastsStay = 2 ** 31 - 1;

interface ServerProps {
  options?: FakeBackendOptions;
  geolocation?: Parameters<typeof TestProviders>[0]['geolocation'];
  ask?: 'load' | 'never';
  children: ReactNode;
}

function Server({ options, geolocation, ask, children }: ServerProps) {
  const [backend] = useState(() => createFakeBackend(options));
  return (
    <TestProviders backend={backend} geolocation={geolocation} ask={ask}>
      {children}
    </TestProviders>
  );
}

/** What `withThemeFromJSXProvider` gives its themes to. */
export function Theme({ theme, children }: { theme: { name: 'light' | 'dark' }; children: ReactNode }) {
  return (
    <ThemeRoot theme={theme.name} paint>
      {children}
    </ThemeRoot>
  );
}
