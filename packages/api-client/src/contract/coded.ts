/** An English text with its code and values, from which it can be translated. */
export interface Coded {
  message: string;
  code?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** Text of a catalog that takes values. */
type Template = (values: never) => string;

/** Code of a text in a section of a catalog. */
export type CodeOf<Texts> = Exclude<keyof Texts, '$'> & string;

/** Values of a text; none for a constant text. */
export type ValuesOf<Text> = Text extends (values: infer Values) => string ? [values: Values] : [];

/** Formats a text of a catalog section and keeps its code and values with it. */
export function coded<Texts extends object, Code extends CodeOf<Texts>>(
  texts: Texts,
  code: Code,
  ...[values]: ValuesOf<Texts[Code]>
): Coded {
  const text: unknown = texts[code];
  // Casts, since the types above tie the values to the text.
  if (typeof text !== 'function') return { message: String(text), code };
  return { message: (text as Template)(values as never), code, values: values as Coded['values'] };
}

const issues = new Map<string, Coded>();

/** Writes a text as `coded` does, for the message of a schema. `readIssues` finds its code again. */
export function issueMessage<Texts extends object, Code extends CodeOf<Texts>>(
  texts: Texts,
  code: Code,
  ...values: ValuesOf<Texts[Code]>
): string {
  const issue = coded(texts, code, ...values);
  issues.set(issue.message, issue);
  return issue.message;
}

/** Returns the text of a schema's message with its code. */
export const findIssue = (message: string): Coded => issues.get(message) ?? { message };

/** Translates a text by its code. Returns the English text if the code is unknown or the values do not fit. */
export function translate({ message, code = '', values = {} }: Coded, texts: object): string {
  const text: unknown = Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : undefined;
  if (typeof text !== 'function') return typeof text === 'string' ? text : message;
  const checked = new Proxy(values, {
    get(all, name) {
      const value = all[String(name)];
      if (typeof value === 'string' || Number.isFinite(value)) return value;
      throw new TypeError(String(name));
    },
  });
  try {
    return (text as Template)(checked as never);
  } catch {
    return message;
  }
}
