import { Skeleton, Surface, Text, useTexts } from '@clothesline/ui';
import { failureKind, useApi } from '@clothesline/api-client';
import { useQuery } from '@tanstack/react-query';
import { wishes } from '../../locales/en/wishes.js';
import { useAccount } from '../account/index.js';
import { wishQuery } from './queries.js';

/** Tells donors who they're listing an item for. */
export function WishNote({ id }: { id: number }) {
  const messages = useTexts(wishes);
  const { client, queryClient } = useApi();
  const { session, isSignedIn } = useAccount();
  const { data, error } = useQuery(wishQuery({ client, viewer: session?.account.id ?? null }, id), queryClient);
  if (error && failureKind(error) !== 'notFound') return null;
  if (!data && !error) return <Skeleton height={72} />;
  const { ownerName: name, title = '', state } = data ?? {};
  return (
    <Surface>
      {state === 'open' ? (
        <>
          <Text weight="bold">
            {name === undefined ? messages.forSomeone({ title }) : messages.forThis({ name, title })}
          </Text>
          <Text>{isSignedIn ? messages.forText : messages.forVisitor}</Text>
        </>
      ) : (
        <Text>{messages.forGone}</Text>
      )}
    </Surface>
  );
}
