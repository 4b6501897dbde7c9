import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What is shown instead of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failure where it happened: the rest of the page goes on. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
