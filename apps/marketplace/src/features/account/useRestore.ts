import { useTexts, useToast } from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import { signIn } from '../../locales/en/signIn.js';
import { type Session, useAccount } from './AccountContext.js';
import { type CallModel, useCall } from '../../lib/forms/useCall.js';

export function useRestore({ members }: Session): Pick<CallModel, 'isPending' | 'problem'> & { restore(): void } {
  const messages = useTexts(signIn);
  const { queryClient } = useApi();
  const { change } = useAccount();
  const { toast } = useToast();
  const { isPending, problem, run } = useCall();
  const restore = () =>
    void run(async () => {
      change(await members.request('restoreAccount', { body: {} }));
      toast({ title: messages.kept });
      await queryClient.invalidateQueries();
    });
  return { isPending, problem, restore };
}
