import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Draws what is shown instead of what failed. */
  renderFailure: (error: unknown) => ReactNode;
  /** Called once for a failure, after the fallback is shown. */
  onFailure?(error: unknown): void;
  children: ReactNode;
}

/** Keeps a failure where it happened: the rest of the page goes on. What it catches is reported in main.tsx. */
export class Boundary extends Component<BoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    const { renderFailure, children } = this.props;
    const { failure } = this.state;
    return failure ? renderFailure(failure.error) : children;
  }
}
