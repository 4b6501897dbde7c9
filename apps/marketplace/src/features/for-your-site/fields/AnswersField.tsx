import { Link, Stack, Text, TextArea, TextField, useTexts } from '@clothesline/ui';
import { siteAnswerLimits } from '@clothesline/api-client/contract';
import { useId } from 'react';
import { forYourSite } from '../../../locales/en/forYourSite.js';
import { type Pair, readPairs, writeAnswers } from '../choice.js';
import * as styles from '../ForYourSitePage.css.js';

interface AnswersFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function AnswersField({ value, error, onChange }: AnswersFieldProps) {
  const messages = useTexts(forYourSite);
  const id = useId();
  const filled = readPairs(value);
  const pairs: readonly Pair[] = filled.length < siteAnswerLimits.answers ? [...filled, ['', '']] : filled;
  const file = error === undefined ? writeAnswers(value, 2) : '';
  const change = (index: number, pair: Pair) => {
    const all = pairs.map((one, at) => (at === index ? pair : one));
    const last = all.findLastIndex(([question, answer]) => question !== '' || answer !== '');
    onChange(last < 0 ? '' : JSON.stringify(all.slice(0, last + 1)));
  };
  return (
    <Stack role="group" aria-labelledby={id} space="small" className={styles.wide}>
      <Text as="div" weight="medium" id={id}>
        {messages.answers}
      </Text>
      <Text size="small" tone={error ? 'danger' : 'muted'} role={error ? 'alert' : undefined}>
        {error ?? messages.answersHint}
      </Text>
      {pairs.map(([question, answer], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pairs have no other identity and are never reordered
        <div key={index} className={styles.settings}>
          <TextField
            label={messages.question({ number: index + 1 })}
            placeholder={index === 0 ? messages.questionPlaceholder : undefined}
            maxLength={siteAnswerLimits.question}
            value={question}
            onValueChange={(text) => change(index, [text, answer])}
          />
          <TextArea
            label={messages.answer({ number: index + 1 })}
            placeholder={index === 0 ? messages.answerPlaceholder : undefined}
            maxLength={siteAnswerLimits.answer}
            rows={2}
            value={answer}
            onValueChange={(text) => change(index, [question, text])}
          />
        </div>
      ))}
      {file !== '' && (
        <Text size="small">
          {messages.answersFile}{' '}
          <Link href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`} download="answers.json">
            {messages.downloadAnswers}
          </Link>
        </Text>
      )}
    </Stack>
  );
}
