import { useTexts } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import { failureMessages, type FailureMessages, failureText } from '@clothesline/api-client';
import { failure } from '../../locales/en/failure.js';
import { type ChunkCause, findChunkCause } from '../loading/findChunkCause.js';
import { ChunkError } from '../loading/loadChunk.js';

export interface FailureTexts {
  /** More than the name of the part. */
  title?: string;
  /** Undefined while the cause is looked for. */
  text: string | undefined;
  /** Only reloading the page can help. */
  needsReload: boolean;
}

/** Returns the texts for a part that failed: its code did not load, for one of three reasons, or it crashed. */
export function useFailureTexts(error: unknown): FailureTexts {
  const messages = useTexts(failure);
  const [cause, setCause] = useState<ChunkCause>();
  const isChunk = error instanceof ChunkError;
  useEffect(() => {
    if (isChunk) void findChunkCause().then(setCause);
  }, [isChunk]);
  return isChunk ? chunkTexts(messages, cause) : stoppedTexts(messages);
}

/** Texts for a part that crashed. */
export const stoppedTexts = (messages: typeof failure): FailureTexts => ({
  text: messages.stopped,
  needsReload: false,
});

/** Returns the texts for a part whose code did not load. The cause is undefined while unknown. */
export function chunkTexts(messages: typeof failure, cause: ChunkCause | undefined): FailureTexts {
  if (cause === 'release') return { title: messages.release, text: messages.releaseText, needsReload: true };
  return { text: cause && messages[cause], needsReload: false };
}

/** Returns a function that explains a failed call in one sentence. `own` replaces the texts for some failures. */
export function useFailureText() {
  const texts = useTexts(failureMessages);
  return (error: unknown, own?: Partial<FailureMessages>) => failureText(error, { ...texts, ...own });
}
