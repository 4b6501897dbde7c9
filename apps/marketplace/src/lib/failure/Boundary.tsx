import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  renderFailure: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Contains rendering errors. Reporting happens in main.tsx. */
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
