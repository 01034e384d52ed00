import fc from "fast-check";
import { at, pointerTo } from "./api-description.ts";

type Node = ReturnType<typeof at>["node"];

const isText = (value: unknown): value is string => typeof value === "string";
const numberOr = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);
const keysOf = (value: unknown): string[] => (typeof value === "object" && value !== null ? Object.keys(value) : []);

const days = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const forms: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  date: days,
  "date-time": days.map((day) => `${day}T08:00:00Z`),
  uuid: fc.uuid(),
  email: fc.nat(99_999).map((number) => `orang${number}@contoh.go.id`),
  uri: fc.constant("https://contoh.go.id/layanan"),
  binary: fc.string(),
};

/** Patterns that only say what a text may not contain are met by most texts. */
const isGenerable = (pattern: string): boolean => !/\\[pP]|\(\?|\[\^/.test(pattern);

function textOf({ format, pattern, minLength, maxLength }: Node): fc.Arbitrary<unknown> {
  const known = isText(format) ? forms[format] : undefined;
  if (known) return known;
  if (isText(pattern) && isGenerable(pattern)) return fc.stringMatching(new RegExp(pattern, "u"));
  const max = Math.min(numberOr(maxLength, 40), 200);
  const min = numberOr(minLength, 0);
  return fc.oneof(
    fc.string({ minLength: min, maxLength: Math.max(min, Math.min(max, 12)) }),
    fc.string({ minLength: min, maxLength: max, unit: "grapheme" }),
    fc.constantFrom("1", "2", "10,20", "superuser", "asc", "Wisma Uji").map((text) => text.slice(0, max)),
  );
}

function numberOf({ minimum, maximum, exclusiveMinimum }: Node): fc.Arbitrary<number> {
  const min = numberOr(minimum, numberOr(exclusiveMinimum, -2) + 1);
  const max = Math.min(numberOr(maximum, Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
  const least = Math.max(min, Number.MIN_SAFE_INTEGER);
  return fc.oneof(
    fc.integer({ min: least, max: Math.min(max, least + 40) }),
    fc.maxSafeInteger().map((any) => Math.min(max, Math.max(least, any))),
    fc.constantFrom(least, max),
  );
}

function listOf(pointer: string, node: Node): fc.Arbitrary<unknown> {
  const tuple = keysOf(node.prefixItems).map((index) => fitting(pointerTo(pointer, "prefixItems", index)));
  if (tuple.length > 0) return fc.tuple(...tuple);
  const minLength = numberOr(node.minItems, 0);
  return fc.array(fitting(pointerTo(pointer, "items")), { minLength, maxLength: Math.max(minLength, 3) });
}

function objectOf(pointer: string, node: Node): fc.Arbitrary<unknown> {
  const names = keysOf(node.properties);
  const required = Array.isArray(node.required) ? node.required.filter(isText) : [];
  const fields = names.map((name) => [name, fitting(pointerTo(pointer, "properties", name))] as const);
  const known: fc.Arbitrary<object> = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  if (names.length > 0 || typeof node.additionalProperties !== "object") return known;
  return fc.dictionary(fc.string({ maxLength: 10 }), fitting(pointerTo(pointer, "additionalProperties")), {
    maxKeys: 3,
  });
}

/** Values that a schema of the document allows, most of them. */
export function fitting(place: string): fc.Arbitrary<unknown> {
  const { node, pointer } = at(place);
  if ("const" in node) return fc.constant(node.const);
  if (Array.isArray(node.enum)) return fc.constantFrom(...node.enum);
  const branches = ["anyOf", "oneOf"].flatMap((word) =>
    keysOf(node[word]).map((index) => fitting(pointerTo(pointer, word, index))),
  );
  if (branches.length > 0) return fc.oneof(...branches);
  switch (node.type) {
    case "string":
      return textOf(node);
    case "integer":
    case "number":
      return numberOf(node);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return listOf(pointer, node);
    case "object":
      return objectOf(pointer, node);
    default:
      return fc.jsonValue();
  }
}

/** What nobody means to send: wrong kinds, ends of ranges, strange characters, words of other languages of machines. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, "", " ", 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 63), [], {}, [[]]),
  fc.constantFrom<unknown>(
    "\u0000",
    "\ud800",
    "a\r\nBcc: x",
    "\u202e\u2066",
    "\u{1f469}\u200d\u{1f680}",
    "%00",
    "..%2f..",
    "' OR 1=1 --",
  ),
  fc.constantFrom<unknown>("2026-02-30", "0000-00-00", "9999-12-31", "+275760-09-13", "0001-01-01T00:00:00Z", "24:00"),
  fc.constantFrom<unknown>({ $gt: "" }, { constructor: { prototype: {} } }, ["a", ["b"]], { length: 5 }),
  fc.constant("x".repeat(70_000)),
  fc.jsonValue({ maxDepth: 2 }),
);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A fitting value in which something is missing, too much, or of another kind. */
export function broken(place: string): fc.Arbitrary<unknown> {
  return fc
    .tuple(fitting(place), odd, fc.nat(), fc.constantFrom("drop", "replace", "add", "whole"))
    .map(([value, other, at, how]) => {
      if (!isGroup(value) || how === "whole") return other;
      const names = Object.keys(value);
      const name = names[at % Math.max(1, names.length)] ?? "x";
      if (how === "add") return { ...value, [`lain${at}`]: other };
      const { [name]: _, ...rest } = value;
      return how === "drop" ? rest : { ...rest, [name]: other };
    });
}
