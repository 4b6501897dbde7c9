import { createFakeBackend, TestProviders, type FakeBackendOptions } from '@clothesline/api-client/testing';
import { LocaleProvider, ThemeRoot, ToastProvider } from '@clothesline/ui';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { toolbarVariables } from './brands.js';
import { emulate } from './emulation.js';
import { languages } from './languages.js';
import type { Media } from './media.js';
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

/**
 * Applies the media queries from the toolbar or the story. A page can't change its browser's media settings, so in
 * Storybook we rewrite the style sheets, and show a note above stories that set their own.
 */
export const withMedia: Decorator = (Story, { parameters, globals, id, viewMode }) => {
  const wished: Media = parameters.media ?? {};
  // the test run's browser can emulate media natively
  if (globalThis.emulateMedia) return <Story />;
  const forcedColors = globals.colors === 'forced' || wished.forcedColors === 'active' || undefined;
  const reducedMotion =
    globals.motion === 'reduced' ? true : globals.motion === 'full' || wished.reducedMotion ? false : undefined;
  return (
    <>
      {viewMode === 'story' && wished.forcedColors && (
        <p className="workshop-note">
          Near to forced colors: the system’s own are chosen by your system, or by DevTools (Rendering, Emulate CSS
          media feature forced-colors). As the test run drew it:{' '}
          <a href={`accepted/${id}.webp`}>the accepted picture</a>.
        </p>
      )}
      <Emulated forcedColors={forcedColors} reducedMotion={reducedMotion} />
      <Story />
    </>
  );
};

function Emulated({ forcedColors, reducedMotion }: { forcedColors?: boolean; reducedMotion?: boolean }) {
  useEffect(() => {
    emulate({ forcedColors, reducedMotion });
    // lazy-loaded code adds more style sheets, so reapply periodically
    const later = setInterval(() => emulate({ forcedColors, reducedMotion }), 1000);
    return () => clearInterval(later);
  }, [forcedColors, reducedMotion]);
  return null;
}

export const withBrand: Decorator = (Story, { globals }) => {
  const variables = toolbarVariables(globals.brand, globals.textSize);
  if (Object.keys(variables).length === 0) return <Story />;
  return (
    <div style={{ display: 'contents', ...variables }}>
      <Story />
    </div>
  );
};
