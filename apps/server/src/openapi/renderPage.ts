import type { Operation, OpenApiDocument, Parameter } from './createDocument.js';
import { escapeHtml as text } from '../http/escapeHtml.js';
import { docMessages as words } from './messages.js';
import type { JsonSchema } from './schemas.js';

/** The page that people read the API on: plain HTML, no script, one style sheet of ours. */
export function renderPage({ info, paths }: OpenApiDocument, origin: string): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(info.title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${text(info.title)}</h1>
<p>${text(info.description)}</p>
<p>${text(words.errors)}</p>
<p><a href="/api/openapi.json">${text(words.asJson)}</a></p>
<nav aria-label="${text(words.calls)}">
<ul>
${calls.map(({ path, method, operation }) => `<li><a href="#${operation.operationId}"><code>${method} ${text(path)}</code></a> ${text(operation.summary)}</li>`).join('\n')}
</ul>
</nav>
${calls.map(({ path, method, operation }) => renderCall(method, path, operation, origin)).join('\n')}
</main>
</body>
</html>
`;
}

function renderCall(method: string, path: string, operation: Operation, origin: string): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const tables = [
    renderParameters(
      words.sent.path,
      parameters.filter((parameter) => parameter.in === 'path'),
    ),
    renderParameters(
      words.sent.query,
      parameters.filter((parameter) => parameter.in === 'query'),
    ),
    requestBody ? renderBody(requestBody.content) : '',
  ].filter((table) => table !== '');
  return `<section id="${operationId}">
<h2><code>${method} ${text(path)}</code></h2>
<p>${text(summary)}.</p>
${tables.length > 0 ? tables.join('\n') : `<p>${text(words.nothingSent)}</p>`}
<h3>${text(words.responses)}</h3>
<ul>
${Object.entries(responses)
  .map(([status, { description }]) => `<li><b>${status}</b> ${text(description)}</li>`)
  .join('\n')}
</ul>
${method === 'GET' && !path.includes('{') ? `<h3>${text(words.tryIt)}</h3>\n<pre tabindex="0"><code>curl '${text(origin + path + example(parameters))}'</code></pre>` : ''}
</section>`;
}

function renderBody(content: NonNullable<Operation['requestBody']>['content']): string {
  const schema = content['application/json']?.schema;
  if (schema) return renderParameters(words.sent.body, fieldsOf(schema));
  return `<p>${text(words.sentFile(Object.keys(content).join(', ')))}</p>`;
}

type Row = Pick<Parameter, 'name' | 'required' | 'schema'>;

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Row[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }));
}

function renderParameters(caption: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  return `<table>
<caption>${text(caption)}</caption>
<thead><tr>${words.columns.map((column) => `<th scope="col">${text(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(({ name, schema, required }) => `<tr><th scope="row"><code>${text(name)}</code></th><td>${text(described(schema))}</td><td>${required ? words.yes : words.no}</td></tr>`).join('\n')}
</tbody>
</table>`;
}

/** A schema in a few words: "string, at most 200 characters". */
function described(schema: JsonSchema): string {
  const limits = Object.entries(limitWords).flatMap(([keyword, say]) =>
    schema[keyword] === undefined ? [] : [say(schema[keyword])],
  );
  const kind = schema.type === 'array' && schema.items ? `list of ${described(schema.items)}` : (schema.type ?? 'any');
  return [kind, ...limits].join(', ');
}

const limitWords: Record<string, (value: unknown) => string> = {
  const: (value) => `always ${JSON.stringify(value)}`,
  pattern: (value) => `as ${String(value)}`,
  minItems: (value) => `at least ${String(value)}`,
  maxItems: (value) => `at most ${String(value)}`,
  maxLength: (value) => `at most ${String(value)} characters`,
  minimum: (value) => `from ${String(value)}`,
  maximum: (value) => `to ${String(value)}`,
};

function example(parameters: readonly Parameter[]): string {
  const values: Record<string, string> = { lat: '37.7749', lng: '-122.4194', search: 'coat', limit: '5' };
  const pairs = parameters.flatMap(({ name }) => (values[name] === undefined ? [] : [`${name}=${values[name]}`]));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
