import { createFakeBackend, TestProviders, type FakeBackendOptions } from '@clothesline/api-client/testing';
import { LocaleProvider, ThemeRoot, ToastProvider } from '@clothesline/ui';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { variablesOf } from './brands.js';
import { emulate } from './emulation.js';
import { languages } from './languages.js';
import type { Media } from './media.js';

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

/**
 * What the toolbar, or the story, wishes of media queries: in the workshop style sheets are rewritten, since a page cannot
 * ask its browser. Says so above a story that is about it.
 */
export const withMedia: Decorator = (Story, { parameters, globals, id, viewMode }) => {
  const wished: Media = parameters.media ?? {};
  // The test run has a browser that can be asked.
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
    // What comes later brings style sheets of its own.
    const later = setInterval(() => emulate({ forcedColors, reducedMotion }), 1000);
    return () => clearInterval(later);
  }, [forcedColors, reducedMotion]);
  return null;
}

/** The brand and the text size of the toolbar, around the theme: public variables, as a page would set them. */
export const withBrand: Decorator = (Story, { globals }) => {
  const variables = variablesOf(globals.brand, globals.textSize);
  if (Object.keys(variables).length === 0) return <Story />;
  return (
    <div style={{ display: 'contents', ...variables }}>
      <Story />
    </div>
  );
};
