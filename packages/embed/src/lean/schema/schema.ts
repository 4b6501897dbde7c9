/** Something wrong with a value. */
export interface SchemaIssue {
  path: PropertyKey[];
  message: string;
}

/** What a schema or a check says instead of its own words. */
export interface Params {
  error?: string | ((issue: { input: unknown }) => string);
  /** Where an issue of a whole object belongs. */
  path?: PropertyKey[];
}

type Outcome<Value> =
  | { success: true; data: Value; error?: undefined }
  | { success: false; data?: undefined; error: SchemaError };

/** What was wrong, one issue a field. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly issues: SchemaIssue[];

  constructor(issues: SchemaIssue[]) {
    super(JSON.stringify(issues));
    this.issues = issues;
  }
}

/** Gives what is wrong, or undefined. */
export type Check<Value> = (value: Value) => { message: string; path: PropertyKey[] } | undefined;

/** Reads a value; says `report` where it cannot. */
type Read<Value> = (input: unknown, report: (message: string, path?: PropertyKey[]) => void) => Value;

export class Schema<Value> {
  readonly #read: Read<Value>;

  constructor(read: Read<Value>) {
    this.#read = read;
  }

  /** Reads, and tells each issue with the path to it. The value counts only where nothing was told. */
  run(input: unknown, path: PropertyKey[], issues: SchemaIssue[]): Value {
    return this.#read(input, (message, inner = []) => issues.push({ path: [...path, ...inner], message }));
  }

  /** The schema with these checks: they all run where the value is of the schema's kind. */
  check(...checks: Check<Value>[]): Schema<Value> {
    return new Schema((input, report) => {
      const issues: SchemaIssue[] = [];
      const value = this.run(input, [], issues);
      for (const { message, path } of issues) report(message, path);
      if (issues.length > 0) return value;
      for (const check of checks) {
        const issue = check(value);
        if (issue) report(issue.message, issue.path);
      }
      return value;
    });
  }

  safeParse(input: unknown): Outcome<Value> {
    const issues: SchemaIssue[] = [];
    const data = this.run(input, [], issues);
    return issues.length > 0 ? { success: false, error: new SchemaError(issues) } : { success: true, data };
  }
}

export function safeParse<Value>(schema: Schema<Value>, input: unknown): Outcome<Value> {
  return schema.safeParse(input);
}

/** @throws SchemaError where the value is not of the schema. */
export function parse<Value>(schema: Schema<Value>, input: unknown): Value {
  const { success, data, error } = schema.safeParse(input);
  if (!success) throw error;
  return data;
}

/** The words for an input that is wrong. */
export function wordsFor({ error = 'Invalid input' }: Params, input: unknown): string {
  return typeof error === 'string' ? error : error({ input });
}
