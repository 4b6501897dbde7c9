import { Stack, Text, TextField, type TextProps, useTexts } from '@clothesline/ui';
import { useApi, useDebounced } from '@clothesline/api-client';
import { commonAttributes } from '@clothesline/web-component/attributes';
import { useQuery } from '@tanstack/react-query';
import { forYourSite } from '../../../locales/en/forYourSite.js';
import { askOrigin } from '../embedCalls.js';

/** In ms. */
const debounce = 400;

interface OriginCheckProps {
  site: string;
  onChange: (site: string) => void;
}

export function OriginCheck({ site, onChange }: OriginCheckProps) {
  const messages = useTexts(forYourSite);
  const isAddress = site !== '' && commonAttributes['api-host'].isSafe(site);
  const outcome = useOutcome(isAddress ? site : '');
  return (
    <Stack space="xsmall">
      <TextField
        type="url"
        label={messages.site}
        hint={messages.siteHint}
        error={site !== '' && !isAddress ? messages.badSite : undefined}
        value={site}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
      <Text role="status" weight="medium" tone={outcome?.tone ?? 'neutral'}>
        {outcome?.text}
      </Text>
    </Stack>
  );
}

function useOutcome(site: string): { text: string; tone: TextProps['tone'] } | undefined {
  const messages = useTexts(forYourSite);
  const debounced = useDebounced(site, debounce);
  const { queryClient } = useApi();
  const { data, isError } = useQuery(
    {
      queryKey: ['embed', 'origin', debounced],
      queryFn: ({ signal }) => askOrigin(debounced, signal),
      enabled: debounced !== '',
      retry: false,
    },
    queryClient,
  );
  if (site === '') return undefined;
  if (site !== debounced || (!data && !isError)) return { text: messages.checking, tone: 'muted' };
  if (!data) return { text: messages.checkFailed, tone: 'danger' };
  return data.mayList
    ? { text: messages.mayList({ origin: data.origin }), tone: 'success' }
    : { text: messages.mayNotList({ origin: data.origin }), tone: 'danger' };
}
