import { useCallback, useEffect, useRef, useState } from 'react';

interface MutationOptions<Data, Input> {
  mutationFn: (input: Input) => Promise<Data>;
  onSuccess?: (data: Data) => void;
}

interface MutationState<Data> {
  status: 'idle' | 'pending' | 'success' | 'error';
  data: Data | undefined;
  error: Error | null;
}

export function useMutation<Data, Input>(options: MutationOptions<Data, Input>) {
  const [state, setState] = useState<MutationState<Data>>({ status: 'idle', data: undefined, error: null });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const mutateAsync = useCallback(async (input: Input): Promise<Data> => {
    setState({ status: 'pending', data: undefined, error: null });
    try {
      const data = await latest.current.mutationFn(input);
      latest.current.onSuccess?.(data);
      setState({ status: 'success', data, error: null });
      return data;
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason), { cause: reason });
      setState({ status: 'error', data: undefined, error });
      throw reason;
    }
  }, []);
  const mutate = useCallback((input: Input) => void mutateAsync(input).catch(() => {}), [mutateAsync]);
  return {
    ...state,
    isPending: state.status === 'pending',
    isSuccess: state.status === 'success',
    mutate,
    mutateAsync,
  };
}
