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

  it.each(requestStates)('%s is an end, or leads to one', (state) => {
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

  it.each(['given', 'withdrawn'])('%s is left for nothing but hidden', (state) => {
    expect(transitions.filter(({ from }) => from.includes(state)).map(({ to }) => to)).toEqual(['hidden']);
  });
});
