import { wordsFor, type Check, type Params } from './schema.js';

/** A check from a test of the value. */
export const refine =
  <Value>(isWell: (value: Value) => boolean, params: Params = {}): Check<Value> =>
  (value) =>
    isWell(value) ? undefined : { message: wordsFor(params, value), path: params.path ?? [] };

export const regex = (pattern: RegExp, params?: Params) => refine<string>((value) => pattern.test(value), params);

export const minLength = (least: number, params?: Params) =>
  refine<string | readonly unknown[]>(({ length }) => length >= least, params);

export const maxLength = (most: number, params?: Params) =>
  refine<string | readonly unknown[]>(({ length }) => length <= most, params);

export const gte = (least: number, params?: Params) => refine<number>((value) => value >= least, params);

export const lte = (most: number, params?: Params) => refine<number>((value) => value <= most, params);
