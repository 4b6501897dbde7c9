import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldList } from '../../donations/placeCalls.js';
import { openDatabase } from '../../openDatabase.js';
import type { Database } from '../../store/database.js';
import { makePlace, type StorePlace } from '../../testing/stores.js';
import { type Assistant, createAssistant } from '../assistant.js';
import { makeDonations, type MadeUp } from '../../testing/assistant/makeDonations.js';
import {
  isRight,
  makeFollowUps,
  makeQuestions,
  unanswerable,
  type Question,
} from '../../testing/assistant/makeQuestions.js';
import { listClaims, getMean, replyTo } from '../../testing/assistant/score.js';
import { createStoredDonations } from '../../testing/donations.js';

/** Minimum scores for each kind of question. */
const floors = { recall: 0.97, precision: 0.97 };
const most = 4;

/** Tolerance for the center of a place, in miles. */
const slack = 0.3;

interface Result {
  question: Question;
  shown: MadeUp[];
  recall: number;
  precision: number | undefined;
  inventions: number[];
  wrongPlaces: number;
  time: number;
}

describe('The assistant’s score on 10,000 generated donations', () => {
  let place: StorePlace;
  let database: Database;
  let assistant: Assistant;
  let byId: Map<number, MadeUp>;
  let results: Result[];

  beforeAll(async () => {
    const all = makeDonations(10_000);
    place = await makePlace();
    database = await openDatabase({ ...place.at, seed: all.map(({ donation }) => donation) });
    const rows = await database.db.selectFrom('donations').select(['id']).orderBy('id').execute();
    byId = new Map(rows.flatMap(({ id }, index) => (all[index] ? [[id, all[index]] as const] : [])));
    const gone = [...byId].filter(([, { facts }]) => !facts.isAvailable).map(([id]) => id);
    await database.db.updateTable('donations').set({ status: 'promised' }).where('id', 'in', gone).execute();
    assistant = createAssistant({ donations: createStoredDonations(database), places: worldList() });
    results = [];
    for (const question of [...makeQuestions(all, 180), ...makeFollowUps(all, 60)]) {
      results.push(await resultOf(question));
    }
    process.stdout.write(report());
  }, 300_000);
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  async function resultOf(question: Question): Promise<Result> {
    const { reply, time } = await replyTo(question.turns, assistant);
    const links = reply.donations.map(({ id }) => id);
    const shown = listClaims(reply).flatMap((id) => byId.get(id) ?? []);
    const right = [...byId.values()].filter((one) => isRight(one, question.asked)).length;
    const hits = shown.filter((one) => isRight(one, question.asked, slack)).length;
    const { place: at, miles, ...rest } = question.asked;
    return {
      question,
      shown,
      recall: Math.min(1, hits / Math.min(most, right)),
      precision: shown.length > 0 ? hits / shown.length : undefined,
      inventions: links.filter((id) => byId.get(id)?.facts.isAvailable !== true),
      wrongPlaces:
        at === undefined
          ? 0
          : shown.filter(
              (one) =>
                isRight(one, rest) &&
                !isRight(one, { ...rest, place: at, ...(miles !== undefined && { miles }) }, slack),
            ).length,
      time,
    };
  }

  function report(): string {
    const wrong = results.filter(({ recall, precision = 1 }) => recall < 1 || precision < 1);
    const lines = wrong.map(({ question, shown, recall, precision }) =>
      [
        `- ${question.turns.join(' > ')}   (recall ${recall.toFixed(2)}, precision ${precision?.toFixed(2) ?? '-'})`,
        `    asked: ${JSON.stringify(question.asked)}`,
        ...shown.map(
          ({ donation, facts }) => `    shown: ${donation.title}, ${facts.place}${facts.isAvailable ? '' : ' (gone)'}`,
        ),
      ].join('\n'),
    );
    const groups = ['English', 'Spanish', 'follow-up', 'misspelled'] as const;
    const figures = groups.map((group) => {
      const of = results.filter(({ question }) =>
        group === 'misspelled' ? question.isMisspelled : question.kind === group,
      );
      return `${group}: ${of.length} questions, recall ${recallOf(of).toFixed(3)}, precision ${precisionOf(of).toFixed(3)}`;
    });
    const times = results.map(({ time }) => time).toSorted((one, other) => one - other);
    return `${[...lines, ...figures].join('\n')}\nmedian ${times[Math.floor(times.length / 2)]?.toFixed(0) ?? ''} ms, one at a time\n`;
  }

  it('has high recall and precision', () => {
    for (const kind of ['English', 'Spanish', 'follow-up'] as const) {
      const of = results.filter(({ question }) => question.kind === kind);
      expect(recallOf(of), kind).toBeGreaterThanOrEqual(floors.recall);
      expect(precisionOf(of), kind).toBeGreaterThanOrEqual(floors.precision);
    }
  });

  it('invents nothing, and shows nothing in the wrong place', () => {
    expect(results.flatMap(({ inventions }) => inventions)).toEqual([]);
    expect(results.filter(({ wrongPlaces }) => wrongPlaces > 0).map(({ question }) => question.turns)).toEqual([]);
  });

  it('shows nothing for unanswerable questions, and ignores injected instructions', async () => {
    const wrong: string[] = [];
    for (const text of unanswerable) {
      const answer = await assistant.reply(text);
      if (listClaims(answer).length > 0 || /HACKED|12 Main|999999/.test(answer.text)) {
        wrong.push(`${text}: ${answer.text.slice(0, 300)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const recallOf = (of: readonly Result[]) => getMean(of.map(({ recall }) => recall));
const precisionOf = (of: readonly Result[]) => getMean(of.map(({ precision }) => precision));
