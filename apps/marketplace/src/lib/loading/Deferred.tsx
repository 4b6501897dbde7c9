import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from '../failure/Boundary.js';
import { type FailureProps, PartFailure } from '../failure/PartFailure.js';

interface DeferredProps<Props> {
  /** Works like `React.lazy`, but is called again for every retry. */
  component(): ComponentType<Props>;
  /** While loading. */
  waiting: ReactNode;
  /** Shown if the component crashes or its code can't be loaded. The visitor can try again. */
  failedTitle: string;
  /** Custom error component. Defaults to an error message in place of the component. */
  Failure?: ComponentType<FailureProps>;
  children: (Content: ComponentType<Props>) => ReactNode;
}

/** A lazy-loaded component that may fail without taking the page down. */
export function Deferred<Props>(props: DeferredProps<Props>) {
  const { component, waiting, failedTitle, Failure = PartFailure, children } = props;
  const [{ attempt, Content }, setPart] = useState(() => ({ attempt: 0, Content: component() }));
  const retry = () => setPart({ attempt: attempt + 1, Content: component() });

  return (
    <Boundary
      key={attempt}
      renderFailure={(error) => <Failure title={failedTitle} error={error} onRetry={retry} isRepeated={attempt > 0} />}
    >
      <Suspense fallback={waiting}>{children(Content)}</Suspense>
    </Boundary>
  );
}
