import { useDonation } from '@clothesline/api-client';
import type { CreateFormProps } from '@clothesline/create-form';
import { useSearchParams } from 'wouter';

/** Initial values of the form. */
interface Like {
  /** Changes when the form has to open again. */
  key: string;
  defaultValues: CreateFormProps['defaultValues'];
}

/** For "List another donation": `?like=12` begins with the category and the place of that donation. */
export function useLike(): Like {
  const [params] = useSearchParams();
  const { donation } = useDonation(params.get('like') ?? '');
  if (!donation) return { key: '', defaultValues: undefined };
  const { id, category, locationName } = donation;
  return { key: String(id), defaultValues: { category, locationName } };
}
