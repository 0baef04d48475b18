import type { FastifyInstance } from "fastify";

/** A schema of the document, as far as values are made from it. */
export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  $ref?: string;
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Schema;
}

/** One call as the document tells of it. */
export interface Operation {
  name: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** What it asks of who calls. */
  grant: string;
  parameters: Parameter[];
  body: Schema | undefined;
}

interface Told {
  operationId: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
}

/** Reads every call from the document that anybody may read, and finds the schemas that it names. */
export async function readOperations(app: FastifyInstance): Promise<{
  operations: Operation[];
  resolve: (schema: Schema) => Schema;
}> {
  const document = (await app.inject({ url: "/openapi.json" })).json();
  const paths: Record<string, Record<string, Told>> = document.paths;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]): Operation => ({
      name: told.operationId,
      method: method.toUpperCase() as Operation["method"],
      path,
      grant: /^Grant: (\w+)/.exec(told.description)?.[1] ?? "none",
      parameters: told.parameters ?? [],
      body: told.requestBody?.content["application/json"].schema,
    })),
  );
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.split("/").at(-1);
    return name === undefined ? schema : resolve(document.components.schemas[name]);
  };
  return { operations, resolve };
}
