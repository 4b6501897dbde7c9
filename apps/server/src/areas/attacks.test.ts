import type { Position } from '@clothesline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  averaged,
  boxed,
  createAttacker,
  dice,
  inverted,
  median,
  metersBetween,
  moved,
  trilaterated,
  type Probe,
} from '../testing/attacks.js';
import { aDonation } from '../testing/donations.js';
import { startTestServer, type TestServer } from '../testing/startTestServer.js';
import { standardAreas, type AreaRule } from './areas.js';

const middle = { latitude: 37.76, longitude: -122.45 };

/** Victims at different doors, their listings, and the error of their phones' positions in meters. */
const victims = { count: 60, listings: 30, telephone: 12 };

/** Queries of the trilateration and of the box probing. */
const queries = 200;

/** Number of the attacker's own listings, to compare the victims' with. */
const decoyCount = 8;

interface Scene {
  server: TestServer;
  doors: Map<number, Position>;
  decoys: Map<number, Position>;
  probes: readonly Probe[];
}

async function createScene(areas: AreaRule): Promise<Scene> {
  const random = dice(20261121);
  const spread = (meters: number) => (random() - 0.5) * meters;
  const around = (meters: number) => moved(middle, spread(meters), spread(meters));
  const server = await startTestServer({ areas });

  const doors = new Map(Array.from({ length: victims.count }, (_, index) => [index + 1, around(9000)] as const));
  await server.parts.donations.addAll(
    [...doors].flatMap(([userId, door]) =>
      Array.from({ length: victims.listings }, () => {
        const noise = () => spread(1) + spread(1) + spread(1);
        return aDonation({ userId, ...moved(door, noise() * 2 * victims.telephone, noise() * 2 * victims.telephone) });
      }),
    ),
  );
  // The nearby call returns 200 donations, so a second server has just one per victim.
  const probed = await startTestServer({ areas });
  await probed.parts.donations.addAll([...doors].map(([userId, door]) => aDonation({ userId, ...door })));
  const decoyAims = Array.from({ length: decoyCount }, (_, index) => [1000 + index, around(9000)] as const);
  await probed.parts.donations.addAll(decoyAims.map(([userId, at]) => aDonation({ userId, ...at })));
  const attacker = createAttacker(probed.host);
  const probes = await attacker.probe(Array.from({ length: queries }, () => around(12_000)));
  const listed = await attacker.byDonor();
  await probed.stop();
  const decoys = new Map(
    decoyAims.flatMap(([userId]) => (listed.get(userId) ?? []).map((one) => [userId, one] as const)),
  );
  return { server, doors, decoys, probes };
}

/** The attacker's error at each door, in meters. */
async function errors(scene: Scene, attack: (userId: number, scene: Scene) => Position | undefined): Promise<number[]> {
  return [...scene.doors].map(([userId, door]) => metersBetween(door, attack(userId, scene) ?? middle));
}

async function figures(scene: Scene): Promise<Record<'inversion' | 'averaging' | 'trilateration' | 'boxes', number[]>> {
  const listed = await createAttacker(scene.server.host).byDonor();
  return {
    inversion: await errors(scene, (userId) => inverted(listed.get(userId) ?? [])),
    averaging: await errors(scene, (userId) => averaged(listed.get(userId) ?? [])),
    trilateration: await errors(scene, (userId) => trilaterated(scene.probes, userId, middle)),
    boxes: await errors(scene, (userId) => boxed(scene.probes, userId, scene.decoys, middle)),
  };
}

const attacks = ['inversion', 'averaging', 'trilateration', 'boxes'] as const;

describe.each([
  // Proves that the attacks work at all.
  ['exact positions', { ...standardAreas, size: 'exact' }, { least: 0, most: 60 }],
  // Half the points of a square are within 0.399 of its side from the center.
  ['cells of 1 km', standardAreas, { least: 330, most: 470 }],
] as const)('attacks against %s', (_, areas, { least, most }) => {
  let scene: Scene;
  let found: Awaited<ReturnType<typeof figures>>;
  beforeAll(async () => {
    scene = await createScene(areas);
    found = await figures(scene);
  });
  afterAll(async () => scene.server.stop());

  it.each(attacks)('%s locates donors as precisely as expected', (attack) => {
    expect(median(found[attack])).toBeGreaterThanOrEqual(least);
    expect(median(found[attack])).toBeLessThanOrEqual(most);
  });
});
