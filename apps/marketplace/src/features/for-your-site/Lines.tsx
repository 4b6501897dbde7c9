import { Heading, Stack, Text, useTexts } from '@clothesline/ui';
import { useApi } from '@clothesline/api-client';
import { useQuery } from '@tanstack/react-query';
import { forYourSite } from '../../locales/en/forYourSite.js';
import { type Choice, takesTagsAway, toSnippetChoice } from './choice.js';
import { CopyBlock } from './CopyBlock.js';
import { readNewestVersion } from './embedCalls.js';
import { writeSnippet } from './snippet.js';
import * as styles from './ForYourSitePage.css.js';

interface LinesProps {
  server: string;
  name: string;
  choice: Choice;
}

export function Lines({ server, name, choice }: LinesProps) {
  const messages = useTexts(forYourSite);
  const isPinned = choice.version === 'pinned';
  const { queryClient } = useApi();
  const { data: newest, isError } = useQuery(
    { queryKey: ['embed', 'newest'], queryFn: ({ signal }) => readNewestVersion(signal), enabled: isPinned },
    queryClient,
  );
  const version = isPinned ? newest : undefined;
  const isWaiting = isPinned && !newest;
  const { script, element, style, policy } = writeSnippet({
    ...toSnippetChoice(choice, { server, name, messages }),
    version,
  });
  const once = [style, script].filter(Boolean).join('\n');
  const { steps } = messages.kinds[choice.kind];
  return (
    <div className={styles.columns}>
      <Stack as="section" aria-labelledby="lines">
        <Heading level={2} id="lines">
          {messages.lines}
        </Heading>
        {isPinned && isError && (
          <Text tone="danger" role="alert">
            {messages.versionFailed}
          </Text>
        )}
        {!isWaiting && takesTagsAway(choice.kind) && (
          <>
            <CopyBlock title={messages.inPage} text={element} />
            <CopyBlock title={messages.oncePerSite} text={once} />
          </>
        )}
        {!isWaiting && !takesTagsAway(choice.kind) && (
          <CopyBlock title={messages.inPage} text={`${once}\n${element}`} />
        )}
        <details>
          <summary className={styles.summary}>{messages.policy}</summary>
          <Stack space="small">
            <Text>{messages.policyLead}</Text>
            {!isWaiting && <CopyBlock title={messages.policyTitle} text={policy} />}
            {style !== '' && <Text>{messages.policyStyle}</Text>}
          </Stack>
        </details>
      </Stack>
      <Stack as="section" aria-labelledby="where">
        <Heading level={2} id="where">
          {messages.where}
        </Heading>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Text as="li" key={step}>
              {step}
            </Text>
          ))}
        </ol>
      </Stack>
    </div>
  );
}
