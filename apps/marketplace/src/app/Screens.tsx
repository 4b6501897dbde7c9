import { Spinner, useHydrated, useTexts } from '@clothesline/ui';
import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { UntilScript } from '../lib/page/UntilScript.js';
import { layout } from '../locales/en/layout.js';
import { Deferred } from '../lib/loading/Deferred.js';
import { ServedContext } from '../lib/served/served.js';
import type { FailureProps } from '../lib/failure/PartFailure.js';
import { ScreenFailure } from '../lib/failure/ScreenFailure.js';
import * as styles from './Screens.css.js';
import type { Screen } from './screens.js';

/** Called when the first screen is hydrated or rendered, and again for later screens. */
export const ReadyContext = createContext<() => void>(() => {});

interface ScreensProps {
  screens: readonly Screen[];
}

export function Screens({ screens }: ScreensProps) {
  return (
    <Switch>
      {screens.map((screen) => (
        <Route key={screen.path ?? 'other'} path={screen.path}>
          <CurrentScreen screen={screen} />
        </Route>
      ))}
    </Switch>
  );
}

/** If the screen's code fails to load, the header, footer and navigation still work. */
function CurrentScreen({ screen }: { screen: Screen }) {
  const messages = useTexts(layout);
  const [path] = useLocation();
  const isRendered = use(ServedContext)?.isRendered === true && screen.preloadParts !== undefined;
  const waiting = (
    <div className={styles.pending}>
      <UntilScript>
        <Spinner label={messages.pageLoading} />
      </UntilScript>
    </div>
  );
  const content = (
    <Deferred
      // reset the error state on navigation
      key={path}
      component={screen.component}
      waiting={waiting}
      failedTitle={messages.pageFailedTitle}
      Failure={Failure}
    >
      {(Content) => (
        <Ready>
          <Content />
        </Ready>
      )}
    </Deferred>
  );
  // updating a screen while it hydrates would block the page
  if (isRendered) return content;
  return (
    <Ready>
      <OnceHydrated waiting={waiting}>{content}</OnceHydrated>
    </Ready>
  );
}

function OnceHydrated({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return useHydrated() ? children : waiting;
}

function Ready({ children }: { children: ReactNode }) {
  const onReady = use(ReadyContext);
  // before paint, since React handles clicks from now on
  useLayoutEffect(onReady, [onReady]);
  return children;
}

const Failure = (props: FailureProps) => (
  <Ready>
    <ScreenFailure {...props} />
  </Ready>
);
