/** A JSON schema in one line, in the words of TypeScript. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** `named`: shapes the page describes once, by their JSON. */
export function typeText(schema: JsonSchema, named: ReadonlyMap<string, string>): string {
  const name = named.get(shapeOf(schema));
  if (name !== undefined) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map((choice) => typeText(choice, named)).join(' | ');
  switch (schema.type) {
    case 'object':
      return objectText(schema, named);
    case 'array':
      return schema.prefixItems
        ? `[${schema.prefixItems.map((item) => typeText(item, named)).join(', ')}]`
        : `(${typeText(schema.items ?? {}, named)})[]`.replace(/^\(([\w.…-]+)\)/, '$1');
    case 'integer':
    case 'number':
      return numberText(schema);
    case 'string':
    case 'boolean':
      return schema.type;
    default:
      return schema.description?.match(/`(\w+)`/)?.[1] ?? 'anything';
  }
}

/** Two schemas of the same shape, whatever is said about them. */
export function shapeOf({ type, properties, oneOf }: JsonSchema): string {
  return JSON.stringify({ type, properties, oneOf });
}

function objectText(
  { properties, required, additionalProperties }: JsonSchema,
  named: ReadonlyMap<string, string>,
): string {
  if (!properties || Object.keys(properties).length === 0)
    return typeof additionalProperties === 'object' ? `{ [card]: ${typeText(additionalProperties, named)} }` : '{}';
  const fields = Object.entries(properties).map(
    ([name, type]) => `${name}${required?.includes(name) ? '' : '?'}: ${typeText(type, named)}`,
  );
  return `{ ${fields.join(', ')} }`;
}

const WIDE = 1_000_000_000;

function numberText({ type, minimum, maximum }: JsonSchema): string {
  const word = type === 'integer' ? 'whole' : 'number';
  const from = minimum !== undefined && minimum > -WIDE ? String(minimum) : '';
  const to = maximum !== undefined && maximum < WIDE ? String(maximum) : '';
  return from === '' && to === '' ? word : `${word} ${from}…${to}`;
}
