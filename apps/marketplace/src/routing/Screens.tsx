import { Spinner } from '@clothesline/ui';
import { Route, Switch, useLocation } from 'wouter';
import { layoutMessages as messages } from '../layout/messages.js';
import { Deferred } from '../shared/deferred/Deferred.js';
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

/** One screen; the header, the footer and the way home stay when its code does not come. */
function CurrentScreen({ screen }: { screen: Screen }) {
  const [path] = useLocation();
  const waiting = (
    <div className={styles.pending}>
      <Spinner label={messages.pageLoading} />
    </div>
  );
  return (
    <Deferred
      component={screen.component}
      waiting={waiting}
      failedTitle={messages.pageFailedTitle}
      failedText={messages.pageFailedText}
      failedClassName={styles.pending}
    >
      {/* Two donations are two pages, though they share their code. */}
      {(Content) => <Content key={path} />}
    </Deferred>
  );
}
