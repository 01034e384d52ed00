import { openApiDocument } from "../records/routes/openapi/document.ts";
import { registry } from "../registry.ts";
import { routes } from "../routes.ts";

export interface Operation {
  readonly method: string;
  /** As in the document: `/tbl_skpd/view/{id}`. */
  readonly path: string;
  readonly segments: readonly string[];
  /** Place of the operation in the document, as a JSON pointer. */
  readonly pointer: string;
  readonly parameters: readonly Parameter[];
  /** Content types of the body. */
  readonly bodies: readonly string[];
  /** Content types by status. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly isPublic: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly pointer: string;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const keysOf = (value: unknown): string[] => Object.keys(nodeOf(value));
const escaped = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");

export const pointerTo = (pointer: string, ...keys: readonly string[]): string =>
  [pointer, ...keys.map(escaped)].join("/");

/** The document as everybody gets it. */
export const description: Node = nodeOf(
  JSON.parse(
    JSON.stringify(
      openApiDocument(
        routes.map((route) => route.definition),
        registry,
      ),
    ),
  ),
);

/** What stands at a pointer, references followed. */
export function at(pointer: string): { readonly node: Node; readonly pointer: string } {
  const keys = pointer.split("/").slice(1);
  let node: unknown = description;
  for (const key of keys) node = nodeOf(node)[key.replaceAll("~1", "/").replaceAll("~0", "~")];
  const { $ref } = nodeOf(node);
  return typeof $ref === "string" ? at($ref) : { node: nodeOf(node), pointer };
}

function readOperation(path: string, method: string): Operation {
  const pointer = pointerTo("#/paths", path, method);
  const { node } = at(pointer);
  const parameters = keysOf(node.parameters).map((index) => {
    const found = at(pointerTo(pointer, "parameters", index));
    return { name: String(found.node.name), in: String(found.node.in), pointer: found.pointer };
  });
  const answers = keysOf(node.responses).map((status) => [
    status,
    keysOf(at(pointerTo(pointer, "responses", status)).node.content),
  ]);
  return {
    method,
    path,
    segments: path.split("/").slice(1),
    pointer,
    parameters,
    bodies: keysOf(nodeOf(node.requestBody).content),
    answers: Object.fromEntries(answers),
    isPublic: Array.isArray(node.security) && node.security.length === 0,
  };
}

/** Every call of the document. */
export const operations: readonly Operation[] = keysOf(description.paths).flatMap((path) =>
  keysOf(nodeOf(description.paths)[path]).map((method) => readOperation(path, method)),
);

const isParameter = (segment: string): boolean => segment.startsWith("{");
const openness = ({ segments }: Operation): number => segments.filter(isParameter).length;

/** The operation that a request's address means; where two fit, the one that says more of it. */
export function findOperation(method: string, path: string): Operation | undefined {
  const asked = path.split("/").slice(1);
  return operations
    .filter(
      ({ method: own, segments }) =>
        own === method.toLowerCase() &&
        segments.length === asked.length &&
        segments.every((segment, place) => isParameter(segment) || segment === asked[place]),
    )
    .sort((a, b) => openness(a) - openness(b))[0];
}
