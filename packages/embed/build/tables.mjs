/** A string of the source, as oxfmt writes it. */
const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/.source;
const description = new RegExp(`\\bdescription:\\s*(?:${text}),?`, 'g');
const lists = /\b(?:parts|variables): \{[^{}]*\},?/g;
/** Schemas, to the end of their statement: without effects, so that those that nobody uses are left out. */
const schemas = /^((?:export )?const \w+ = )(z\b.*?|\w+\(.*?);$/gms;
const rows = /^ {4}(?:summary|params|query|body|status): .*,$/gm;

/**
 * What tables say for documents and servers, and no visitor needs: in the elements' tables what each attribute, event
 * and part is for; in the table of calls what a call takes, which the client does not look at.
 * @type {import('rolldown').Plugin}
 */
export const tables = {
  name: 'tables',
  transform(code, id) {
    if (/[\\/]contract[\\/]\w+\.ts$/.test(id)) {
      return { code: code.replace(rows, '').replace(schemas, '$1/* @__PURE__ */ (() => $2)();') };
    }
    if (!/[\\/](elements|table|attributes)\.ts$/.test(id)) return undefined;
    return { code: code.replace(description, '').replace(lists, '') };
  },
};
