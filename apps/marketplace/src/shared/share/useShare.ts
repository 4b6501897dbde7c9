import { useToast } from '@clothesline/ui';
import { messages } from './messages.js';

/** Shares this page by the system's own sheet; where there is none, copies its address. */
export function useShare(title: string): () => Promise<void> {
  const { toast } = useToast();

  return async function share() {
    const url = window.location.href;
    try {
      if (typeof window.navigator.share === 'function') {
        await window.navigator.share({ title, url });
        return;
      }
      await window.navigator.clipboard.writeText(url);
      toast({ title: messages.linkCopied, description: messages.linkCopiedText });
    } catch (error) {
      // The visitor closed the sheet: nothing failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: messages.shareFailed, description: messages.shareFailedText(url), variant: 'destructive' });
    }
  };
}
