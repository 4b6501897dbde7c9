import { ErrorState, Spinner } from '@clothesline/ui';
import { Suspense, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { layoutMessages as messages } from '../layout/messages.js';
import { Boundary } from '../shared/boundary/Boundary.js';
import * as styles from './Screens.css.js';
import type { Screen } from './screenList.js';

interface ScreensProps {
  screens: readonly Screen[];
}

/** The screen of the current address. */
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

/** One screen. Code that could not be fetched is asked for again at the visitor's wish. */
function CurrentScreen({ screen }: { screen: Screen }) {
  const [path] = useLocation();
  const [attempt, setAttempt] = useState({ number: 0, Content: screen.component() });
  const retry = () => setAttempt(({ number }) => ({ number: number + 1, Content: screen.component() }));
  const { Content, number } = attempt;

  return (
    <Boundary key={number} fallback={<Failed onRetry={retry} />}>
      <Suspense fallback={<Loading />}>
        {/* Two donations are two pages, though they share their code. */}
        <Content key={path} />
      </Suspense>
    </Boundary>
  );
}

function Loading() {
  return (
    <div className={styles.pending}>
      <Spinner label={messages.pageLoading} />
    </div>
  );
}

/** What to do when a screen fails; the header, the footer and the way home stay. */
function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.pending}>
      <ErrorState title={messages.pageFailedTitle} text={messages.pageFailedText} onRetry={onRetry} />
    </div>
  );
}
