import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Renders the fallback. */
  renderFailure: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Contains a failure in its part, so that the rest of the page works on. main.tsx reports caught errors. */
export class Boundary extends Component<BoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { renderFailure, children } = this.props;
    const { failure } = this.state;
    return failure ? renderFailure(failure.error) : children;
  }
}
