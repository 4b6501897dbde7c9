import { useTexts, useToast } from '@clothesline/ui';
import { failure } from '../../locales/en/failure.js';
import { findChunkCause } from '../loading/findChunkCause.js';
import { ChunkError } from '../loading/loadChunk.js';
import { type FailureTexts, chunkTexts, stoppedTexts } from './useFailureTexts.js';

export function useFailureToast(): (title: string, error: unknown) => Promise<void> {
  const messages = useTexts(failure);
  const { toast } = useToast();
  return async (failed, error) => {
    const texts: FailureTexts =
      error instanceof ChunkError ? chunkTexts(messages, await findChunkCause()) : stoppedTexts(messages);
    const { title = failed, text: description, needsReload } = texts;
    const action = { label: messages.reload, onClick: () => window.location.reload() };
    toast({ title, description, variant: 'destructive', ...(needsReload && { action }) });
  };
}
