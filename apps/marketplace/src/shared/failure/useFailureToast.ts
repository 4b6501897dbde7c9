import { useToast } from '@clothesline/ui';
import { findChunkCause } from '../deferred/findChunkCause.js';
import { ChunkError } from '../deferred/loadChunk.js';
import { failureMessages as messages } from './messages.js';
import { type FailureTexts, chunkTexts, stoppedTexts } from './useFailureTexts.js';

/** A notification for a part that failed: what, why, and what to do about it. */
export function useFailureToast(): (title: string, error: unknown) => Promise<void> {
  const { toast } = useToast();
  return async (failed, error) => {
    const texts: FailureTexts = error instanceof ChunkError ? chunkTexts(await findChunkCause()) : stoppedTexts();
    const { title = failed, text: description, needsReload } = texts;
    const action = { label: messages.reload, onClick: () => window.location.reload() };
    toast({ title, description, variant: 'destructive', ...(needsReload && { action }) });
  };
}
