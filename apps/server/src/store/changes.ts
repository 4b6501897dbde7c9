/** Channel of the notifications that the database's triggers send. */
export const changesChannel = 'clothesline_events';

/** The notification that some donations changed. */
export const donationsChanged = '{"kind":"donations"}';

export interface ChangeListener {
  /** A change, as the triggers write it. */
  onChange(text: string): void;
  /** Changes may have been missed. */
  onGap(): void;
}

export interface ChangeFeed {
  /** Whether changes are being received. */
  isOpen(): boolean;
  /** Resolves once changes are received for the first time. */
  opened: Promise<void>;
}

export interface ChangeSource extends ChangeListener {
  listen(listener: ChangeListener): void;
}

/** Passes each notification on to all of its listeners. */
export function createChangeSource(): ChangeSource {
  const listeners = new Set<ChangeListener>();
  return {
    listen: (listener) => void listeners.add(listener),
    onChange: (text) => listeners.forEach((listener) => listener.onChange(text)),
    onGap: () => listeners.forEach((listener) => listener.onGap()),
  };
}
