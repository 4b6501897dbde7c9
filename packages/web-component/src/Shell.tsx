import { Component, useEffect, type ReactNode } from 'react';
import { brokenMessages } from './messages.js';

interface ShellProps {
  onReady: () => void;
  onBroken: (error: unknown) => void;
  children: ReactNode;
}

/** Wraps the component of an element: reports when it is there, and stays when it breaks. */
export function Shell({ onReady, onBroken, children }: ShellProps) {
  return (
    <Boundary onBroken={onBroken}>
      <Ready onReady={onReady} />
      {children}
    </Boundary>
  );
}

function Ready({ onReady }: Pick<ShellProps, 'onReady'>) {
  useEffect(() => onReady(), [onReady]);
  return null;
}

interface BoundaryState {
  isBroken: boolean;
}

/** Class, since React has no function for error boundaries. */
class Boundary extends Component<Omit<ShellProps, 'onReady'>, BoundaryState> {
  override state: BoundaryState = { isBroken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <p role="alert">
        {brokenMessages.text}{' '}
        <button type="button" onClick={() => this.setState({ isBroken: false })}>
          {brokenMessages.retry}
        </button>
      </p>
    );
  }
}
