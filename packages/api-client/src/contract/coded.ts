/** An English message, plus the code and values that clients need to translate it. */
export interface Coded {
  message: string;
  code?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

type Template = (values: never) => string;

export type CodeOf<Texts> = Exclude<keyof Texts, '$'> & string;

export type ValuesOf<Text> = Text extends (values: infer Values) => string ? [values: Values] : [];

/** Formats a message and preserves its code and values for translation. */
export function coded<Texts extends object, Code extends CodeOf<Texts>>(
  texts: Texts,
  code: Code,
  ...[values]: ValuesOf<Texts[Code]>
): Coded {
  const text: unknown = texts[code];
  if (typeof text !== 'function') return { message: String(text), code };
  return { message: (text as Template)(values as never), code, values: values as Coded['values'] };
}

const issues = new Map<string, Coded>();

/** Returns an error message for a schema and remembers its code. `readIssues` looks the code up by message. */
export function issueMessage<Texts extends object, Code extends CodeOf<Texts>>(
  texts: Texts,
  code: Code,
  ...values: ValuesOf<Texts[Code]>
): string {
  const issue = coded(texts, code, ...values);
  issues.set(issue.message, issue);
  return issue.message;
}

/** Looks up the code and values of a schema message. Falls back to the plain message. */
export const findIssue = (message: string): Coded => issues.get(message) ?? { message };

/** Translates a message. Falls back to the English text if the code is unknown or its values are invalid. */
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
