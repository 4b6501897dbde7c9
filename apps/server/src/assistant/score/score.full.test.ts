import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../demo/demo.js';
import { worldList } from '../../donations/placeCalls.js';
import { openDatabase } from '../../openDatabase.js';
import type { Database } from '../../store/database.js';
import { makePlace, type StorePlace } from '../../testing/stores.js';
import { createAssistant } from '../assistant.js';
import questions from './questions.json' with { type: 'json' };
import { getMean, scoreQuestion, type Result } from '../../testing/assistant/score.js';
import { createStoredDonations } from '../../testing/donations.js';

/**
 * Scores for the demo's questions (0.993 and 0.981) rounded down, so one or two more wrong answers fail.
 * `npm run assistant:score` prints the scores and all incomplete answers.
 */
const floors = { recall: 0.99, precision: 0.98 };

describe('The assistant’s score on the demo', () => {
  let place: StorePlace;
  let database: Database;
  let results: Result[];

  beforeAll(async () => {
    place = await makePlace();
    database = await openDatabase({ ...place.at, seed: demo().demoDonations });
    const assistant = createAssistant({ donations: createStoredDonations(database), places: worldList() });
    const listed = (await createStoredDonations(database).find({ words: '', limit: 200 })).donations;
    results = [];
    for (const question of questions) results.push(await scoreQuestion(question, assistant, listed));
    process.stdout.write(report(results));
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  it('has high recall and precision', () => {
    expect(getMean(results.map(({ recall }) => recall))).toBeGreaterThanOrEqual(floors.recall);
    expect(getMean(results.map(({ precision }) => precision))).toBeGreaterThanOrEqual(floors.precision);
  });

  it('invents nothing', () => {
    expect(results.flatMap(({ inventions }) => inventions)).toEqual([]);
  });
});

function report(results: readonly Result[]): string {
  const wrong = results.filter(({ recall = 1, precision = 1 }) => recall < 1 || precision < 1);
  const lines = wrong.map(({ question: { turns, right }, shown }) =>
    [
      `- ${turns.join(' > ')}`,
      `    right: ${right.join(' | ') || '(nothing)'}`,
      `    shown: ${shown.join(' | ')}`,
    ].join('\n'),
  );
  const times = results.map(({ time }) => time).toSorted((one, other) => one - other);
  const figures = {
    questions: results.length,
    recall: getMean(results.map(({ recall }) => recall)).toFixed(3),
    precision: getMean(results.map(({ precision }) => precision)).toFixed(3),
    'median (ms)': times[Math.floor(times.length / 2)]?.toFixed(0),
  };
  return `${lines.join('\n')}\n${JSON.stringify(figures)}\n`;
}
