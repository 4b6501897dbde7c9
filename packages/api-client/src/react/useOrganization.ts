import { useQuery } from '@tanstack/react-query';
import { createClient, type Client } from '../client/createClient.js';
import type { organizationEndpoints } from '../contract/endpoints.js';
import { organizationCalls, type OrganizationPage } from '../contract/organization.js';
import { useApi } from './ApiProvider.js';
import type { Query } from './query.js';
import { queryKeys } from './queryKeys.js';
import type { QueryResult } from './queryResult.js';

/** Query used by `useOrganization`. */
export function organizationQuery(client: Client, id: number): Query<OrganizationPage> {
  const organizations = createClient<typeof organizationEndpoints>({ ...client, table: organizationCalls });
  return {
    queryKey: [...queryKeys.all(client), 'organization', id],
    queryFn: ({ signal }) => organizations.request('getOrganization', { params: { id }, signal }),
  };
}

/** Loads a confirmed organization with its open needs. */
export function useOrganization(id: number): QueryResult & { organization: OrganizationPage | undefined } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(organizationQuery(client, id), queryClient);
  return { organization: data, isLoading, error, refetch: () => void refetch() };
}
