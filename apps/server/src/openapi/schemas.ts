import { toJSONSchema, type $ZodType } from 'zod/v4/core';

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  [keyword: string]: unknown;
}

/** Describes the input before it's parsed. */
export function inputSchema(schema: $ZodType): JsonSchema {
  return converted(schema, 'input');
}

/** Describes a response. Servers may include additional fields. */
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
