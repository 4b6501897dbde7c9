export const changesChannel = 'clothesline_events';

export const donationsChanged = '{"kind":"donations"}';

export interface ChangeListener {
  /** Receives a change as sent by the triggers. */
  onChange(text: string): void;
  /** Called when changes may have been missed. */
  onGap(): void;
}

export interface ChangeFeed {
  isOpen(): boolean;
  opened: Promise<void>;
}

export interface ChangeSource extends ChangeListener {
  listen(listener: ChangeListener): void;
}

export function createChangeSource(): ChangeSource {
  const listeners = new Set<ChangeListener>();
  return {
    listen: (listener) => void listeners.add(listener),
    onChange: (text) => listeners.forEach((listener) => listener.onChange(text)),
    onGap: () => listeners.forEach((listener) => listener.onGap()),
  };
}
