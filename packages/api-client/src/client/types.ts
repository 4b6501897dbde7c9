import type * as z from 'zod/mini';
import type { Endpoint, EndpointName, endpoints } from '../contract/endpoints.js';
import type { Page } from './page.js';

export type EndpointTable = Record<string, Endpoint>;

type Part<Row extends Endpoint, Key extends 'params' | 'query'> = Row extends { [K in Key]: infer Schema }
  ? Record<never, never> extends z.output<Schema>
    ? { [K in Key]?: z.output<Schema> | undefined }
    : { [K in Key]: z.output<Schema> }
  : unknown;

type Body<Row extends Endpoint> = Row extends { body: infer Schema }
  ? { body: z.input<Schema>; key?: string | undefined }
  : Row extends { sendsFile: true }
    ? { file: Blob }
    : unknown;

export type InputOf<Row extends Endpoint> = Part<Row, 'params'> &
  Part<Row, 'query'> &
  Body<Row> & { signal?: AbortSignal | undefined };

type Parsed<Row extends Endpoint> = z.output<Row['response']>;

export type ResponseOf<Row extends Endpoint> = Row extends { paged: true }
  ? Parsed<Row> extends (infer Item)[]
    ? Page<Item>
    : never
  : Row extends { responseOptional: true }
    ? Parsed<Row> | undefined
    : Parsed<Row>;

export type ArgumentsOf<Row extends Endpoint> =
  Record<never, never> extends InputOf<Row> ? [input?: InputOf<Row>] : [input: InputOf<Row>];

export type RequestInput<Name extends EndpointName> = InputOf<(typeof endpoints)[Name]>;
export type RequestResult<Name extends EndpointName> = ResponseOf<(typeof endpoints)[Name]>;
