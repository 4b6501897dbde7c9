import { describe, expect, it } from 'vitest';
import {
  donationStates,
  donationTransitions,
  hasEnded,
  requestStates,
  requestTransitions,
  type Transition,
} from './states.js';

/** Returns the states reachable from one, in any number of steps. */
function reachable(start: string, transitions: readonly Transition<string>[]): Set<string> {
  const found = new Set([start]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const { from, to } of transitions) if (from.some((state) => found.has(state))) found.add(to);
  }
  return found;
}

describe('The states of a request', () => {
  const transitions = Object.values<Transition<string>>(requestTransitions);

  it('are all reached from waiting', () => {
    expect(reachable('waiting', transitions)).toEqual(new Set(requestStates));
  });

  it.each(requestStates)('%s is final, or leads to a final state', (state) => {
    const leaves = transitions.some(({ from, to }) => from.includes(state) && to !== state);
    expect(leaves).toBe(!hasEnded(state));
    expect(
      [...reachable(state, transitions)].some((one) => requestStates.some((known) => known === one && hasEnded(known))),
    ).toBe(true);
  });
});

describe('The states of a donation', () => {
  const transitions = Object.values<Transition<string>>(donationTransitions);

  it('are all reached from available', () => {
    expect(reachable('available', transitions)).toEqual(new Set(donationStates));
  });

  it.each([
    ['given', ['hidden']],
    ['withdrawn', ['available', 'hidden']],
  ])('%s is followed only by %s', (state, next) => {
    expect(transitions.filter(({ from }) => from.includes(state)).map(({ to }) => to)).toEqual(next);
  });
});

/** Draws states and transitions as a Mermaid diagram. */
function draw(transitions: Record<string, Transition<string>>): string {
  const arrows = Object.entries(transitions).flatMap(([name, { from, to, by }]) =>
    from.map((state) => `  ${state} --> ${to}: ${name} (${by.join(', ')})`),
  );
  return ['```mermaid', 'stateDiagram-v2', ...arrows, '```'].join('\n');
}

/** Lists the notices that a step sends. */
function listNotices(): string {
  const rows = Object.entries(requestTransitions).map(
    ([name, { notice, tells }]) => `- ${name}: “${notice}” to the ${tells.join(' and the ')}`,
  );
  return rows.join('\n');
}

it('The diagram of the states is current; `npx vitest run -u` with this file draws it again', async () => {
  const text = `# States of a hand-over

Generated from \`states.ts\`. Each arrow is a step, with the people who can take it.

## Request

${draw(requestTransitions)}

Each step sends a notice, except to the person who takes it:

${listNotices()}

## Donation

${draw(donationTransitions)}
`;
  await expect(text).toMatchFileSnapshot('./states.md');
});
