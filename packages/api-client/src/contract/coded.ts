/** English text with code and values for translation. */
export interface Coded {
  message: string;
  code?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** Text with values. */
type Template = (values: never) => string;

export type CodeOf<Texts> = Exclude<keyof Texts, '$'> & string;

export type ValuesOf<Text> = Text extends (values: infer Values) => string ? [values: Values] : [];

/** Formats a text and keeps its code and values. */
export function coded<Texts extends object, Code extends CodeOf<Texts>>(
  texts: Texts,
  code: Code,
  ...[values]: ValuesOf<Texts[Code]>
): Coded {
  const text: unknown = texts[code];
  // The types above tie values to texts.
  if (typeof text !== 'function') return { message: String(text), code };
  return { message: (text as Template)(values as never), code, values: values as Coded['values'] };
}

const issues = new Map<string, Coded>();

/** Message of a schema; `readIssues` finds its code again. */
export function issueMessage<Texts extends object, Code extends CodeOf<Texts>>(
  texts: Texts,
  code: Code,
  ...values: ValuesOf<Texts[Code]>
): string {
  const issue = coded(texts, code, ...values);
  issues.set(issue.message, issue);
  return issue.message;
}

/** Code of a schema's message. */
export const findIssue = (message: string): Coded => issues.get(message) ?? { message };

/** Falls back to English for an unknown code or invalid values. */
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
