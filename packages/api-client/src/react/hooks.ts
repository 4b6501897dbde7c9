import { useMutation, useQuery } from '@tanstack/react-query';
import type { CreateDonation, Donation } from '../contract/donation.js';
import type { Position } from '../contract/place.js';
import type { Place } from '../contract/findPlaces.js';
import type { ChatMessage, SendMessage } from '../contract/chat.js';
import { useApi } from './ApiProvider.js';
import { markListsOutOfDate } from './markListsOutOfDate.js';
import {
  categoriesQuery,
  chatHistoryQuery,
  donationQuery,
  findListedDonation,
  nearbyQuery,
  placesQuery,
} from './queries.js';
import { queryKeys, type NearbyFilter } from './queryKeys.js';

/** What every reading hook tells. */
export interface Reading {
  /** Nothing to show yet: time for skeletons. */
  isLoading: boolean;
  error: Error | null;
  /** Asks again, after an error. */
  refetch(): void;
}

/** The categories of the server, 'All Items' first; empty until they are there. */
export function useCategories(): Reading & { categories: string[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(categoriesQuery(client), queryClient);
  return { categories: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/** Donations around a position, nearest first. Without a position no call is made (spec §7). */
export function useNearbyDonations(
  position: Position | undefined,
  filter: NearbyFilter = {},
): Reading & { donations: Donation[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(nearbyQuery(client, position, filter), queryClient);
  return { donations: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/** One donation. An id that cannot be one is an error without a call. What a list already told of it shows meanwhile. */
export function useDonation(id: number | string): Reading & { donation: Donation | undefined } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(
    { ...donationQuery(client, id), placeholderData: () => findListedDonation(client, queryClient, id) },
    queryClient,
  );
  return { donation: data, isLoading, error, refetch: () => void refetch() };
}

/** Lists a donation; on success the cached donation lists and nearby lists are refreshed (spec §7). Gives undefined where the server does not tell what it made. */
export function useCreateDonation() {
  const { client, queryClient } = useApi();
  return useMutation(
    {
      mutationFn: (donation: CreateDonation) => client.request('createDonation', { body: donation }),
      onSuccess: (created) => {
        if (created) queryClient.setQueryData(queryKeys.donation(client, created.id), created);
        markListsOutOfDate(client, queryClient);
      },
    },
    queryClient,
  );
}

/** The places whose name begins so, as the server knows them; none for blank words, and while `enabled` is false. */
export function usePlaces(words: string, enabled = true): Reading & { places: Place[] } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(placesQuery(client, words, enabled), queryClient);
  return { places: data ?? none, isLoading, error, refetch: () => void refetch() };
}

/** What was said before in a chat, loaded once while `enabled`. */
export function useChatHistory(
  sessionId: string | undefined,
  enabled = true,
): Reading & { messages: ChatMessage[] | undefined } {
  const { client, queryClient } = useApi();
  const { data, isLoading, error, refetch } = useQuery(chatHistoryQuery(client, sessionId ?? '', enabled), queryClient);
  return { messages: data, isLoading, error, refetch: () => void refetch() };
}

/** Says something to the assistant; the answer holds its reply. The role is added here. */
export function useSendMessage() {
  const { client, queryClient } = useApi();
  return useMutation(
    {
      mutationFn: (message: Omit<SendMessage, 'role'>) =>
        client.request('sendMessage', { body: { ...message, role: 'user' } }),
    },
    queryClient,
  );
}

/** One empty list for all renders, so that effects and memos rest. */
const none: never[] = [];
