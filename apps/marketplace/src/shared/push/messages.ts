import { texts } from '../language/texts.js';

/** The texts of push notifications, but those of the notifications themselves. */
export const pushMessages = texts('push', {
  offer: 'Notify me on this device',
  title: 'Notifications on this device',
  hint: 'They reach you while the site is closed. They say what happened, without names or messages.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  turnOffAll: 'Turn off for all devices',
  isOn: 'This device gets notifications.',
  blocked: 'Your browser blocks notifications of this site. You can allow them in its settings.',
  failed: 'Your browser could not turn notifications on. You can try again.',
} as const);
