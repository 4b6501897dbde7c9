import type { deviceErrors } from '../../locales/en/deviceErrors.js';

/** A browser or device that refused something. */
export class DeviceError extends Error {
  override name = 'DeviceError';

  /** @param text Name of the text that explains it */
  constructor(
    readonly text: Exclude<keyof typeof deviceErrors, '$'>,
    options?: ErrorOptions,
  ) {
    super(text, options);
  }
}
