import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createWriteKeys } from '../client/writeKeys.js';
import type { SendMessage } from '../contract/sendMessage.js';
import { useApi } from './ApiProvider.js';

/** Says something to the assistant; the answer holds its reply. The role is added here. */
export function useSendMessage() {
  const { client, queryClient } = useApi();
  const [keys] = useState(createWriteKeys);
  return useMutation(
    {
      mutationFn: async (message: Omit<SendMessage, 'role'>) => {
        const answer = await client.request('sendMessage', {
          body: { ...message, role: 'user' },
          key: keys.of(message),
        });
        keys.settle(message);
        return answer;
      },
    },
    queryClient,
  );
}
