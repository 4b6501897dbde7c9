import { useTexts, useToast } from '@clothesline/ui';
import { share as shareTexts } from '../../locales/en/share.js';

export function useShare(): (title: string, url: string) => Promise<void> {
  const messages = useTexts(shareTexts);
  const { toast } = useToast();

  return async function share(title, url) {
    try {
      if (typeof window.navigator.share === 'function') {
        await window.navigator.share({ title, url });
        return;
      }
      await window.navigator.clipboard.writeText(url);
      toast({ title: messages.linkCopied, description: messages.linkCopiedText });
    } catch (error) {
      // canceled by the visitor
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        title: messages.shareFailed,
        description: messages.shareFailedText({ address: url }),
        variant: 'destructive',
      });
    }
  };
}
