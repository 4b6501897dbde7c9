import { ErrorState } from '@clothesline/ui';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Boundary } from './Boundary.js';

interface DeferredProps<Props> {
  /** Makes the component, as `React.lazy` does; called again for each new attempt. */
  component(): ComponentType<Props>;
  /** Shown until its code is there. */
  waiting: ReactNode;
  /** What is said when the code could not be fetched, or failed; the visitor can try again. */
  failedTitle: string;
  failedText?: string;
  /** The box of that message. */
  failedClassName?: string;
  children: (Content: ComponentType<Props>) => ReactNode;
}

/** A part of a page whose code comes later. Where it does not come, the rest goes on. */
export function Deferred<Props>(props: DeferredProps<Props>) {
  const { component, waiting, failedTitle, failedText, failedClassName, children } = props;
  const [{ attempt, Content }, setPart] = useState(() => ({ attempt: 0, Content: component() }));
  const retry = () => setPart({ attempt: attempt + 1, Content: component() });
  const failed = (
    <div className={failedClassName}>
      <ErrorState title={failedTitle} text={failedText} onRetry={retry} />
    </div>
  );

  return (
    <Boundary key={attempt} fallback={failed}>
      <Suspense fallback={waiting}>{children(Content)}</Suspense>
    </Boundary>
  );
}
