import { toJSONSchema, type $ZodType } from 'zod/v4/core';

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  [keyword: string]: unknown;
}

/** Schema of raw input, before it is parsed. */
export function inputSchema(schema: $ZodType): JsonSchema {
  return converted(schema, 'input');
}

/** Schema of a response; servers may send more. */
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
