import { Component, useEffect, type ReactNode } from 'react';
import { brokenMessages } from './messages.js';

interface ShellProps {
  onReady: () => void;
  onBroken: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Renders the component of an element, reports when it's ready, and shows a message if it crashes. It has to be a class
 * because error boundaries can't be functions.
 */
export class Shell extends Component<ShellProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBroken(error);
  }

  override render() {
    if (!this.state.isBroken) {
      return (
        <>
          <Ready onReady={this.props.onReady} />
          {this.props.children}
        </>
      );
    }
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

function Ready({ onReady }: Pick<ShellProps, 'onReady'>) {
  useEffect(() => onReady(), [onReady]);
  return null;
}
