import { AlertIcon, Button, cx, ErrorIcon, Heading, Inline, Stack, SuccessIcon, Text } from '@clothesline/ui';
import type { Brand } from './brandVariables.js';
import { makePalette, listPapers, readableAccent, verdicts } from './palette.js';
import * as styles from './brand.css.js';

interface BrandVerdictProps {
  brand: Pick<Brand, 'accent' | 'background'>;
  onChange: (accent: string) => void;
}

export const verdictTexts = {
  passes: 'Yes: all text and controls have enough contrast.',
  fails: 'Some people can’t read a page with this accent color. The marked items have too little contrast.',
  use: (accent: string) => `Use ${accent} instead`,
  better: 'The closest shade that passes all checks.',
};

/** Rounds down; 4.49 must not be displayed as a passing 4.5. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

export function BrandVerdict({ brand: { accent, background }, onChange }: BrandVerdictProps) {
  const papers = listPapers(background);
  const found = verdicts(makePalette(accent), papers);
  const passes = found.every((verdict) => verdict.passes);
  const better = readableAccent(accent, papers(0));
  return (
    <Stack space="medium">
      <Heading level={3}>Is it readable?</Heading>
      <div role="status" className={cx(styles.verdict, !passes && styles.warning)}>
        {passes ? <SuccessIcon /> : <AlertIcon />}
        <Text weight="bold" tone="inherit">
          {passes ? verdictTexts.passes : verdictTexts.fails}
        </Text>
      </div>
      <ul className={styles.verdicts}>
        {found.map(({ says, ratio, least, passes: holds }) => (
          <li key={says}>
            <Inline space="xsmall">
              {holds ? (
                <SuccessIcon aria-label="Enough" role="img" />
              ) : (
                <ErrorIcon aria-label="Too little" role="img" />
              )}
              <Text as="span" tone={holds ? 'neutral' : 'danger'}>
                {says}: {shown(ratio)} of {least}
              </Text>
            </Inline>
          </li>
        ))}
      </ul>
      {!passes && (
        <Inline wrap>
          <Button tone="primary" onClick={() => onChange(better)}>
            {verdictTexts.use(better)}
          </Button>
          <Text size="small" tone="muted">
            {verdictTexts.better}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}
