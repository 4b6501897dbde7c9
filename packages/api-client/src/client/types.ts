import type * as z from 'zod/mini';
import type { EndpointName, endpoints } from '../contract/endpoints.js';
import type { Page } from './page.js';

type Endpoints = typeof endpoints;

/** `{ [Key]: … }` where the endpoint has that part; optional where an empty one will do. */
type Part<Name extends EndpointName, Key extends 'params' | 'query'> = Endpoints[Name] extends {
  [K in Key]: infer Schema;
}
  ? Record<never, never> extends z.output<Schema>
    ? { [K in Key]?: z.output<Schema> }
    : { [K in Key]: z.output<Schema> }
  : unknown;

/** `key` names what is sent: a server that has taken it under this key gives its answer again, and takes nothing twice. */
type Body<Name extends EndpointName> = Endpoints[Name] extends { body: infer Schema }
  ? { body: z.input<Schema>; key?: string }
  : Endpoints[Name] extends { sendsFile: true }
    ? { file: Blob }
    : unknown;

/** What a call takes. `signal` cancels it: the promise rejects with the signal's reason. */
export type RequestInput<Name extends EndpointName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Body<Name> & { signal?: AbortSignal };

type Parsed<Name extends EndpointName> = z.output<Endpoints[Name]['answer']>;

/** What a call gives: a page for a paged list, else the answer. */
export type Answer<Name extends EndpointName> = Endpoints[Name] extends { paged: true }
  ? Parsed<Name> extends (infer Item)[]
    ? Page<Item>
    : never
  : Endpoints[Name] extends { answerOptional: true }
    ? Parsed<Name> | undefined
    : Parsed<Name>;

/** The input may be left out where nothing in it is needed. */
export type RequestArguments<Name extends EndpointName> =
  Record<never, never> extends RequestInput<Name> ? [input?: RequestInput<Name>] : [input: RequestInput<Name>];
