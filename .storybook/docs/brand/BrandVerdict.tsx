import { Button, ErrorIcon, Heading, Inline, Stack, SuccessIcon, Text } from '@clothesline/ui';
import { paletteOf, readableAccent, verdicts } from './palette.js';
import * as styles from './brand.css.js';

interface BrandVerdictProps {
  accent: string;
  onChange: (accent: string) => void;
}

/** Whether the words can be read, and what to do where they cannot. */
export function BrandVerdict({ accent, onChange }: BrandVerdictProps) {
  const found = verdicts(paletteOf(accent));
  const passes = found.every((verdict) => verdict.passes);
  const better = readableAccent(accent);
  return (
    <Stack space="medium">
      <Heading level={3}>Can it be read?</Heading>
      <div role="status">
        <Text weight="bold" tone={passes ? 'normal' : 'danger'}>
          {passes ? 'Yes: every word has enough contrast.' : 'Not everywhere: some words have too little contrast.'}
        </Text>
      </div>
      <ul className={styles.verdicts}>
        {found.map(({ says, ratio, passes: holds }) => (
          <li key={says}>
            <Inline space="xsmall">
              {holds ? (
                <SuccessIcon aria-label="Enough" role="img" />
              ) : (
                <ErrorIcon aria-label="Too little" role="img" />
              )}
              <Text as="span" tone={holds ? 'normal' : 'danger'}>
                {says}: {ratio.toFixed(1)} of 4.5
              </Text>
            </Inline>
          </li>
        ))}
      </ul>
      {!passes && (
        <Inline wrap>
          <Button tone="primary" onClick={() => onChange(better)}>
            Use {better} instead
          </Button>
          <Text size="small" tone="muted">
            The nearest shade that holds 4.5:1 everywhere.
          </Text>
        </Inline>
      )}
    </Stack>
  );
}
