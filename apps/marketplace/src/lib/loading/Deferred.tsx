import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from '../failure/Boundary.js';
import { type FailureProps, PartFailure } from '../failure/PartFailure.js';

interface DeferredProps<Props> {
  /** Like `React.lazy`; called again for each attempt. */
  component(): ComponentType<Props>;
  /** While loading. */
  waiting: ReactNode;
  /** Title if the code could not be loaded, or failed; the visitor can try again. */
  failedTitle: string;
  /** Explains the failure; by default in place of the part. */
  Failure?: ComponentType<FailureProps>;
  children: (Content: ComponentType<Props>) => ReactNode;
}

/** A lazy part. The page works without it. */
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
