import { useTexts } from '@clothesline/ui';
import { useEffect, useState } from 'react';
import { ApiError, failureMessages, type FailureMessages, failureText } from '@clothesline/api-client';
import { failure } from '../../locales/en/failure.js';
import { type ChunkCause, findChunkCause } from '../loading/findChunkCause.js';
import { ChunkError } from '../loading/loadChunk.js';

export interface FailureTexts {
  title?: string;
  text: string | undefined;
  needsReload: boolean;
}

export function useFailureTexts(error: unknown): FailureTexts {
  const messages = useTexts(failure);
  const [cause, setCause] = useState<ChunkCause>();
  const isChunk = error instanceof ChunkError;
  useEffect(() => {
    if (isChunk) void findChunkCause().then(setCause);
  }, [isChunk]);
  return isChunk ? chunkTexts(messages, cause) : stoppedTexts(messages);
}

export const stoppedTexts = (messages: typeof failure): FailureTexts => ({
  text: messages.stopped,
  needsReload: false,
});

export function chunkTexts(messages: typeof failure, cause: ChunkCause | undefined): FailureTexts {
  if (cause === 'release') return { title: messages.release, text: messages.releaseText, needsReload: true };
  return { text: cause && messages[cause], needsReload: false };
}

export function useFailureText() {
  const texts = useTexts(failureMessages);
  const { sessionEnded } = useTexts(failure);
  return (error: unknown, own?: Partial<FailureMessages>) =>
    hasSessionEnded(error) ? sessionEnded : failureText(error, { ...texts, ...own });
}

export function hasSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
