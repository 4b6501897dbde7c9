import { Schema, wordsFor, type Params, type SchemaIssue } from './schema.js';

/** A value of one kind, told by a test. */
function kind<Value>(isOne: (input: unknown) => input is Value, params: Params = {}): Schema<Value> {
  return new Schema((input, report) => {
    if (!isOne(input)) report(wordsFor(params, input));
    // Where it is not one, that was told, and nobody uses it.
    return input as Value;
  });
}

export const string = (params?: Params) => kind((input): input is string => typeof input === 'string', params);

/** Neither NaN nor infinite. */
export const number = (params?: Params) => kind((input): input is number => Number.isFinite(input), params);

export const int = (params?: Params) => kind((input): input is number => Number.isSafeInteger(input), params);

export const literal = <Value>(value: Value, params?: Params) =>
  kind((input): input is Value => input === value, params);

const oneOf = <Value>(values: readonly Value[], params?: Params) =>
  kind((input): input is Value => values.some((value) => value === input), params);
export { oneOf as enum };

export function array<Value>(item: Schema<Value>, params: Params = {}): Schema<Value[]> {
  return new Schema((input, report) => {
    if (!Array.isArray(input)) {
      report(wordsFor(params, input));
      return [];
    }
    return input.map((entry, index) => within(item, entry, index, report));
  });
}

type Shape = Readonly<Record<string, Schema<unknown>>>;

/** Keeps what the shape knows and drops the rest. */
export class ObjectSchema extends Schema<Record<string, unknown>> {
  readonly shape: Shape;

  constructor(shape: Shape) {
    super((input, report) => {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) {
        report(wordsFor({}, input));
        return {};
      }
      const fields = new Map<string, unknown>(Object.entries(input));
      const read = Object.entries(shape).map(
        ([name, field]) => [name, within(field, fields.get(name), name, report)] as const,
      );
      return Object.fromEntries(read.filter(([name, value]) => value !== undefined || fields.has(name)));
    });
    this.shape = shape;
  }
}

export const object = (shape: Shape) => new ObjectSchema(shape);

export const extend = (schema: ObjectSchema, shape: Shape) => new ObjectSchema({ ...schema.shape, ...shape });

export const optional = <Value>(schema: Schema<Value>) =>
  new Schema<Value | undefined>((input, report) =>
    input === undefined ? undefined : within(schema, input, undefined, report),
  );

export const nullish = <Value>(schema: Schema<Value>) =>
  new Schema<Value | null | undefined>((input, report) =>
    input === undefined || input === null ? input : within(schema, input, undefined, report),
  );

export const _default = <Value>(schema: Schema<Value>, value: Value) =>
  new Schema<Value>((input, report) => (input === undefined ? value : within(schema, input, undefined, report)));

/** The second reads what the first has made of it, unless that failed. */
export function pipe<Value>(first: Schema<unknown>, second: Schema<Value>): Schema<Value> {
  return new Schema((input, report) => {
    const issues: SchemaIssue[] = [];
    const between = first.run(input, [], issues);
    for (const { message, path } of issues) report(message, path);
    // Nobody uses the value of what was told to be wrong.
    return issues.length > 0 ? (between as Value) : within(second, between, undefined, report);
  });
}

/** @param make Gets what the schema before it in a pipe has read. */
export const transform = <Value>(make: (input: never) => Value) => new Schema<Value>((input) => make(input as never));

function within<Value>(
  schema: Schema<Value>,
  input: unknown,
  name: PropertyKey | undefined,
  report: (message: string, path?: PropertyKey[]) => void,
): Value {
  const issues: SchemaIssue[] = [];
  const value = schema.run(input, name === undefined ? [] : [name], issues);
  for (const { message, path } of issues) report(message, path);
  return value;
}
