import { createFakeBackend, TestProviders, type FakeBackendOptions } from '@clothesline/api-client/testing';
import { LocaleProvider, ThemeRoot, ToastProvider } from '@clothesline/ui';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { toolbarVariables } from './brands.js';
import { languages } from './languages.js';
import { systemTheme } from './theme.js';

/**
 * Wraps each story in a fake server, a location and a toast provider. Stories can override these through parameters:
 * `backend` (options of `createFakeBackend`), `geolocation` (the browser's response) and `ask` ('load' or 'never').
 */
export const withClothesline: Decorator = (Story, { parameters, globals, viewMode }) => (
  <div
    dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
    lang={languages[String(globals.language)]?.language}
    style={{
      padding: parameters.layout === 'padded' ? (viewMode === 'docs' ? 12 : 24) : 0,
      minBlockSize: viewMode === 'docs' ? undefined : '100vh',
      boxSizing: 'border-box',
    }}
  >
    {/* screenshots are cropped to this element */}
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

/** The longest possible timer in ms, so toasts stay visible while a story is open. */
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

export const withTheme: Decorator = (Story, { globals }) => (
  <ThemeRoot theme={globals.theme === 'dark' || globals.theme === 'light' ? globals.theme : systemTheme} paint>
    <Story />
  </ThemeRoot>
);

/** Explains stories in forced colors, which a page can't turn on. */
export const withForcedColorsNote: Decorator = (Story, { parameters, viewMode }) => (
  <>
    {viewMode === 'story' && parameters.media?.forcedColors && !globalThis.emulateMedia && (
      <p className="workshop-note">Emulate forced colors in the Rendering tab of DevTools.</p>
    )}
    <Story />
  </>
);

export const withBrand: Decorator = (Story, { globals }) => {
  const variables = toolbarVariables(globals.brand, globals.textSize);
  if (Object.keys(variables).length === 0) return <Story />;
  return (
    <div style={{ display: 'contents', ...variables }}>
      <Story />
    </div>
  );
};
