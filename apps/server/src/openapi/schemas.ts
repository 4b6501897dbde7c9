import { toJSONSchema, type $ZodType } from 'zod/v4/core';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  [keyword: string]: unknown;
}

/** Schema of a caller's input: the text before it is read, for the parts of an address. */
export function inputSchema(schema: $ZodType): JsonSchema {
  return converted(schema, 'input');
}

/** Schema of an answer's least content: a server may send more. */
export function responseSchema(schema: $ZodType): JsonSchema {
  return converted(schema, 'output');
}

function converted(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });
  return rest as JsonSchema;
}
