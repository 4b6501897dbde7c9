/** Channel of the triggers' notifications. */
export const changesChannel = 'clothesline_events';

/** Some donations changed. */
export const donationsChanged = '{"kind":"donations"}';

export interface ChangeListener {
  /** A change, in the triggers' format. */
  onChange(text: string): void;
  /** Changes may have been missed. */
  onGap(): void;
}

export interface ChangeFeed {
  /** Whether changes are received. */
  isOpen(): boolean;
  /** Resolves when changes are first received. */
  opened: Promise<void>;
}

export interface ChangeSource extends ChangeListener {
  listen(listener: ChangeListener): void;
}

/** Forwards notifications to all listeners. */
export function createChangeSource(): ChangeSource {
  const listeners = new Set<ChangeListener>();
  return {
    listen: (listener) => void listeners.add(listener),
    onChange: (text) => listeners.forEach((listener) => listener.onChange(text)),
    onGap: () => listeners.forEach((listener) => listener.onGap()),
  };
}
