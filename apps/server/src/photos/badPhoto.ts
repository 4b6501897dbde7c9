export type BadPhotoReason = 'type' | 'animated' | 'pixels' | 'depth' | 'shape' | 'broken' | 'scans' | 'slow';

export class BadPhoto extends Error {
  override readonly name = 'BadPhoto';
  readonly reason: BadPhotoReason;

  constructor(reason: BadPhotoReason, { cause }: { cause?: unknown } = {}) {
    super(reason, { cause });
    this.reason = reason;
  }
}
