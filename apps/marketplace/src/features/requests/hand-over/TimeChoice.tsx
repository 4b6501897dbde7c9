import { Select, TextField, useTexts } from '@clothesline/ui';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/language/useDates.js';
import { handOver } from '../../../locales/en/handOver.js';
import * as styles from './TimeChoice.css.js';
import { dayOptions, type TimeDraft } from './timeDraft.js';

interface TimeChoiceProps {
  legend: ReactNode;
  value: TimeDraft;
  onChange: (value: TimeDraft) => void;
  error?: string;
  name: string;
}

export function TimeChoice({ legend, value, onChange, error, name }: TimeChoiceProps) {
  const messages = useTexts(handOver);
  const dates = useDates();
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        <Select
          label={messages.day}
          name={`${name}.day`}
          className={styles.day}
          options={dayOptions(dates)}
          placeholder={messages.chooseDay}
          value={value.day}
          onValueChange={(day) => onChange({ ...value, day })}
          error={error}
        />
        <TextField
          label={messages.from}
          name={`${name}.from`}
          type="time"
          value={value.from}
          onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
        />
        <TextField
          label={messages.to}
          name={`${name}.to`}
          type="time"
          value={value.to}
          onChange={(event) => onChange({ ...value, to: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
