import {
  errorSchema,
  endpoints,
  photoTypes,
  idempotencyKeyPattern,
  searchedInsteadHeader,
  totalCountHeader,
  totalEstimateHeader,
  type Endpoint,
} from '@clothesline/api-client/contract';
import { listingEndpoints, memberEndpoints, streamEndpoints } from '@clothesline/api-client/members';
import { docMessages } from './messages.js';
import { responseSchema, inputSchema, type JsonSchema } from './schemas.js';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, ResponseObject>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: JsonSchema } };
}

export function createDocument(table: Record<string, Endpoint>): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const methods = (paths[endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: docMessages.title, version: docMessages.version, description: docMessages.description },
    paths,
    components: { schemas: { Error: responseSchema(errorSchema) } },
  };
}

function operation(name: string, endpoint: Endpoint): Operation {
  const { summary, params, query, body, sendsFile, response, status, paged, isStream } = endpoint;
  const parameters = [
    ...(params ? listParameters('path', inputSchema(params)) : []),
    ...(query ? listParameters('query', inputSchema(query)) : []),
    ...(name === 'createDonation' || takesKey(name, endpoint) ? [idempotencyKey] : []),
  ];
  return {
    operationId: name,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: inputSchema(body) } } } }),
    ...(sendsFile && {
      requestBody: { required: true, content: Object.fromEntries(photoTypes.map((type) => [type, {}])) },
    }),
    responses: {
      [status]: {
        description: docMessages.success,
        ...(paged && { headers: pageHeaders }),
        content: { [isStream ? 'text/event-stream' : 'application/json']: { schema: responseSchema(response) } },
      },
      ...(isOfMembers(name) ? memberErrors(endpoint) : errorResponses(endpoint)),
    },
  };
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: idempotencyKeyPattern.source, description: docMessages.idempotencyKey },
};

const pageHeaders = {
  [totalCountHeader]: { description: docMessages.totalCount, schema: { type: 'integer', minimum: 0 } },
  [totalEstimateHeader]: { description: docMessages.totalEstimate, schema: { type: 'string', enum: ['true'] } },
  [searchedInsteadHeader]: { description: docMessages.searchedInstead, schema: { type: 'string' } },
  Link: { description: docMessages.link, schema: { type: 'string' } },
};

function listParameters(place: Parameter['in'], { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function errorResponses({ params, query, body, sendsFile, path }: Endpoint): Record<string, ResponseObject> {
  const statuses = [
    ...(params || query || body || sendsFile ? ['400'] : []),
    ...(body || sendsFile ? ['403', '413', '415', '429'] : []),
    ...(sendsFile ? ['422'] : []),
    ...(path === endpoints.createDonation.path && body ? ['409'] : []),
    ...(path.endsWith('{id}') ? ['404'] : []),
    'default',
  ];
  const texts = { ...docMessages.errorResponses, ...(sendsFile && docMessages.photoErrors) };
  return Object.fromEntries(statuses.map((status) => [status, errorResponse(texts[status] ?? texts.default)]));
}

const isOfMembers = (name: string) => name in { ...memberEndpoints, ...listingEndpoints, ...streamEndpoints };

function takesKey(name: string, { method, path }: Endpoint): boolean {
  return name in memberEndpoints && method !== 'GET' && !path.startsWith('/api/auth/');
}

function memberErrors({ method, params }: Endpoint): Record<string, ResponseObject> {
  const statuses = [
    '401',
    '403',
    ...(params ? ['404'] : []),
    ...(method === 'GET' ? [] : ['409', '422', '429']),
    'default',
  ];
  const texts = { ...docMessages.errorResponses, ...docMessages.memberErrors };
  return Object.fromEntries(statuses.map((status) => [status, errorResponse(texts[status])]));
}

function errorResponse(description = ''): ResponseObject {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}
