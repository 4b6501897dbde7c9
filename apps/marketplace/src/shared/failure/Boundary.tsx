import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Renders the fallback. */
  renderFailure: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps a failure where it happened: the rest of the page goes on. What it catches is reported in main.tsx. */
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
