'use server';
import { ApiError, createClient, createDonationSchema, type Donation } from '@clothesline/api-client';
import { host } from '../../host';

interface Given {
  listed?: Donation | undefined;
  issues?: { path: string; message: string }[];
}

/** Lists a donation on behalf of the charity. The values are sent by the browser, so they have to be validated. */
export async function give(values: unknown, key: string): Promise<Given> {
  const { data, error } = createDonationSchema.safeParse(values);
  if (error) return { issues: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) };
  if (/\bfur\b/i.test(data.title)) return { issues: [{ path: 'title', message: 'Warm Hands takes no fur.' }] };
  try {
    return { listed: await createClient({ host }).request('createDonation', { body: data, key }) };
  } catch (failure) {
    if (failure instanceof ApiError && failure.issues.length > 0) return { issues: failure.issues };
    throw failure;
  }
}
