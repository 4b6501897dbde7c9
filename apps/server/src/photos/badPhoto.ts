/** Why a photo is not taken; `messages.badPhoto` says it to people. */
export type BadPhotoReason = 'type' | 'animated' | 'pixels' | 'depth' | 'shape' | 'broken' | 'scans' | 'slow';

/** A photo that is not taken. */
export class BadPhoto extends Error {
  override readonly name = 'BadPhoto';
  readonly reason: BadPhotoReason;

  constructor(reason: BadPhotoReason, { cause }: { cause?: unknown } = {}) {
    super(reason, { cause });
    this.reason = reason;
  }
}
