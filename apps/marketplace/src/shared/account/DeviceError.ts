/** A browser or device that refused something, in a sentence for people. */
export class DeviceError extends Error {
  override name = 'DeviceError';
}
