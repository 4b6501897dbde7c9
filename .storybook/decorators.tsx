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
 * Wraps each story in a fake server, a location and toasts. A story sets its own by parameters: `backend` (options of
 * `createFakeBackend`), `geolocation` (the browser's answer) and `ask` ('load' or 'never').
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
    {/* Marks the end of the content for the story's picture. */}
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

/** Longest time of a timer, in ms, so that toasts stay while a story is open. */
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

/** Draws a story in the theme of the toolbar, or of its globals. */
export const withTheme: Decorator = (Story, { globals }) => (
  <ThemeRoot theme={globals.theme === 'dark' || globals.theme === 'light' ? globals.theme : systemTheme} paint>
    <Story />
  </ThemeRoot>
);

/**
 * Applies the media queries of the toolbar or of the story. Rewrites style sheets in the workshop, since a page cannot
 * change its browser's media, and shows a note above a story that sets some.
 */
export const withMedia: Decorator = (Story, { parameters, globals, id, viewMode }) => {
  const wished: Media = parameters.media ?? {};
  // Leaves media to the test run's browser, which can emulate them.
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
    // Repeats, since code that loads later adds style sheets.
    const later = setInterval(() => emulate({ forcedColors, reducedMotion }), 1000);
    return () => clearInterval(later);
  }, [forcedColors, reducedMotion]);
  return null;
}

/** Sets the brand and the text size of the toolbar around the theme: public variables, as a page would. */
export const withBrand: Decorator = (Story, { globals }) => {
  const variables = toolbarVariables(globals.brand, globals.textSize);
  if (Object.keys(variables).length === 0) return <Story />;
  return (
    <div style={{ display: 'contents', ...variables }}>
      <Story />
    </div>
  );
};
