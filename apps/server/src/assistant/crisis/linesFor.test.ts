import { describe, expect, it } from 'vitest';
import { standardHelpLines } from '../../config/helpLines.js';
import { readCrisis, chooseLines, type Need } from './crisis.js';

describe('The help lines', () => {
  const firstFor = (message: string) =>
    chooseLines(readCrisis(message)?.needs ?? [], standardHelpLines).map(({ number }) => number)[0];

  it.each([
    ['there is a man outside my door with a knife', '911'],
    ['the donor threatened me', '911'],
    ['i dont want to live anymore', '988'],
    ['ya no quiero vivir', '988'],
    ['my boyfriend beat me up', '1-800-799-7233'],
    ['mi pareja me maltrata', '1-800-799-7233'],
    ['me violaron', '1-800-656-4673'],
    ['we lost everything in a fire', '211'],
    ['my baby is freezing', '211'],
  ])('begin with the one that fits best: %j: %s', (message, number) => {
    expect(firstFor(message)).toBe(number);
  });

  it('name who listens after the emergency line: of whoever took pills, both are needed', () => {
    const needs = readCrisis('me tome todas las pastillas')?.needs ?? [];
    expect(
      chooseLines(needs, standardHelpLines)
        .map(({ number }) => number)
        .slice(0, 2),
    ).toEqual(['911', '988']);
  });

  it('are all there, each once', () => {
    const lines = chooseLines(['violence', 'shelter'], standardHelpLines);
    expect(lines).toHaveLength(standardHelpLines.length);
    expect(new Set(lines)).toEqual(new Set(standardHelpLines));
  });

  it('are few for who is in no other need', () => {
    const numbersFor = (need: Need) => chooseLines([need], standardHelpLines).map(({ number }) => number);
    expect([...numbersFor('cold'), ...numbersFor('member')]).toEqual(['211', '911', '911']);
  });

  it('are all of the operator where none is named for the need', () => {
    const lines = [
      { name: 'Notruf', number: '112' },
      { name: 'Obdachlosenhilfe', number: '116' },
    ];
    expect(chooseLines(['cold'], lines)).toEqual(lines);
  });

  it('name help with violence for who was thrown out', () => {
    expect(chooseLines(['shelter'], standardHelpLines).map(({ number }) => number)).toContain('1-800-799-7233');
  });

  it('are those of the operator, by their names', () => {
    const lines = [
      { name: 'Notruf', number: '112' },
      { name: 'Violence against women', number: '116 016' },
    ];
    expect(chooseLines(['violence'], lines)[0]?.number).toBe('116 016');
    expect(chooseLines(['despair'], lines)).toEqual(lines);
  });
});

it('reads a long message in little time', () => {
  for (const message of ['he '.repeat(600), 'my dad and '.repeat(200), 'me ha '.repeat(400), 'i '.repeat(1000)]) {
    const start = performance.now();
    readCrisis(message);
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
