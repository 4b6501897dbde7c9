import { z } from 'zod';

/** A Figma variable with a value per theme. Names look like `color/accent`. */
export type Variable = { name: string } & (
  | { type: 'COLOR'; light: Rgba; dark: Rgba }
  | { type: 'FLOAT'; light: number; dark: number }
  | { type: 'STRING'; light: string; dark: string }
);

export type Rgba = z.infer<typeof rgba>;

/** Figma rounds to 32-bit floats, so allow values slightly below 0 or above 1. */
const share = z
  .number()
  .min(-0.001)
  .max(1.001)
  .transform((number) => Math.min(1, Math.max(0, number)));
const rgba = z.object({ r: share, g: share, b: share, a: share.default(1) });

const name = z.string().min(1).max(200);
const id = z.string().min(1).max(200);
const value = z.unknown().optional();

/** The request body of `POST /v1/files/{key}/variables`, i.e. the format of `figma-variables.json`. */
const made = z
  .object({
    variableCollections: z.array(z.object({ id, name })),
    variableModes: z.array(z.object({ id, name, variableCollectionId: id })),
    variables: z.array(z.object({ id, name, variableCollectionId: id, resolvedType: z.string() })),
    variableModeValues: z.array(z.object({ variableId: id, modeId: id, value })),
  })
  .transform(({ variableCollections, variableModes, variables, variableModeValues }) => ({
    collections: variableCollections.map((one) => ({
      ...one,
      modes: variableModes.filter(({ variableCollectionId }) => variableCollectionId === one.id),
    })),
    variables: variables.map((one) => ({
      ...one,
      values: new Map(
        variableModeValues.flatMap((set) => (set.variableId === one.id ? [[set.modeId, set.value]] : [])),
      ),
    })),
  }));

/** The response of `GET /v1/files/{key}/variables/local`. Variables from external libraries are dropped. */
const listed = z
  .object({
    meta: z.object({
      variableCollections: z.record(
        id,
        z.object({
          id,
          name,
          remote: z.boolean().default(false),
          modes: z.array(z.object({ modeId: id, name })),
        }),
      ),
      variables: z.record(
        id,
        z.object({ id, name, variableCollectionId: id, resolvedType: z.string(), valuesByMode: z.record(id, value) }),
      ),
    }),
  })
  .transform(({ meta }) => ({
    collections: Object.values(meta.variableCollections)
      .filter(({ remote }) => !remote)
      .map(({ modes, ...one }) => ({ ...one, modes: modes.map((mode) => ({ id: mode.modeId, name: mode.name })) })),
    variables: Object.values(meta.variables).map(({ valuesByMode, ...one }) => ({
      ...one,
      values: new Map(Object.entries(valuesByMode)),
    })),
  }));

const refusal = z.object({ status: z.number(), err: z.string().max(200) });

const typed = z.discriminatedUnion('type', [
  z.object({ name, type: z.literal('COLOR'), light: rgba, dark: rgba }),
  z.object({
    name,
    type: z.literal('FLOAT'),
    light: z.number().min(0).max(10_000),
    dark: z.number().min(0).max(10_000),
  }),
  z.object({ name, type: z.literal('STRING'), light: z.string().max(200), dark: z.string().max(200) }),
]);

/**
 * Parses the `Clothesline` collection with its `Light` and `Dark` modes from either format. Aliases are rejected,
 * because the target variable may have different modes.
 */
export const variablesSchema = z
  .union([made, listed], {
    error: ({ input }) => {
      if (input === undefined) return 'it is not JSON, or its end is missing';
      const refused = refusal.safeParse(input);
      return refused.success
        ? `it holds an error of Figma: ${refused.data.status} ${refused.data.err}`
        : 'it is neither figma-variables.json nor the answer of GET /v1/files/{key}/variables/local';
    },
  })
  .transform(({ collections, variables }, context): Variable[] => {
    const ours = collections.filter((one) => one.name === 'Clothesline');
    const [collection] = ours;
    const find = (mode: string) => collection?.modes.find((one) => one.name === mode)?.id;
    const [light, dark] = [find('Light'), find('Dark')];
    if (ours.length !== 1 || light === undefined || dark === undefined) {
      context.addIssue('it needs one collection “Clothesline” with the modes “Light” and “Dark”');
      return z.NEVER;
    }
    return variables
      .filter((one) => one.variableCollectionId === collection?.id)
      .flatMap((one) => {
        const parsed = typed.safeParse({
          name: one.name,
          type: one.resolvedType,
          light: one.values.get(light),
          dark: one.values.get(dark),
        });
        if (parsed.success) return [parsed.data];
        context.addIssue(`${JSON.stringify(one.name)} needs a ${one.resolvedType} value in both modes, not an alias`);
        return [];
      });
  });
