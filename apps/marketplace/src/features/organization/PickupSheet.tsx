import { Button, Heading, Inline, Select, Stack, Surface, useTexts } from '@clothesline/ui';
import type { DonationRequest } from '@clothesline/api-client/members';
import { useState } from 'react';
import { useDates } from '../../lib/language/useDates.js';
import { organizationPage } from '../../locales/en/organizationPage.js';
import { localDay } from './csv.js';
import * as styles from './Organization.css.js';

interface PickupSheetProps {
  /** Promised gifts. */
  gifts: readonly DonationRequest[];
  getTitle: (gift: DonationRequest) => string;
}

export function PickupSheet({ gifts, getTitle }: PickupSheetProps) {
  const messages = useTexts(organizationPage);
  const dates = useDates();
  const days = [...new Set(gifts.flatMap(({ from }) => (from === undefined ? [] : localDay(from))))].toSorted();
  const [chosen, setDay] = useState<string>();
  const day = chosen !== undefined && days.includes(chosen) ? chosen : days[0];
  if (day === undefined) return null;
  const dayName = (one: string) => dates.weekday(new Date(`${one}T12:00:00`));
  const shown = gifts
    .filter(({ from }) => from !== undefined && localDay(from) === day)
    .toSorted((one, other) => (one.from ?? '').localeCompare(other.from ?? ''));
  return (
    <Surface as="section">
      <Stack>
        <Heading level={2} size="large">
          {messages.sheet({ day: dayName(day) })}
        </Heading>
        <div className={styles.screenOnly}>
          <Inline wrap>
            <Select
              label={messages.day}
              value={day}
              onValueChange={setDay}
              options={days.map((value) => ({ value, label: dayName(value) }))}
            />
            <Button onClick={() => window.print()}>{messages.print}</Button>
          </Inline>
        </div>
        <div className={styles.scroll}>
          <table className={styles.sheet}>
            <thead>
              <tr>
                <th scope="col" className={styles.cell}>
                  {messages.columns.time}
                </th>
                <th scope="col" className={styles.cell}>
                  {messages.columns.item}
                </th>
                <th scope="col" className={styles.cell}>
                  {messages.columns.donor}
                </th>
                <th scope="col" className={styles.cell}>
                  {messages.columns.received}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((gift) => (
                <tr key={gift.id}>
                  <td className={styles.cell}>
                    {gift.from && gift.to && dates.hours({ from: gift.from, to: gift.to })}
                  </td>
                  <td className={styles.cell} dir="auto">
                    {getTitle(gift)}
                  </td>
                  <td className={styles.cell} dir="auto">
                    {gift.donorName}
                  </td>
                  <td className={styles.cell}>
                    <span className={styles.box}>&nbsp;</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Stack>
    </Surface>
  );
}
