import { entities } from "@retribusi/contract/access/entities";
import { addBody, editBody } from "@retribusi/contract/define/entity";
import { languages } from "@retribusi/contract/define/label";
import { expect, test } from "vitest";
import { z } from "zod";
import { routes } from "../routes.ts";
import { AppError } from "./app-error.ts";
import { validate } from "./validate.ts";

const odd: readonly unknown[] = [
  ...[undefined, null, true, false, Number.NaN, 0, -1, 1.5, 2 ** 53, 1e308, 10n, new Date(), Symbol("x")],
  ...["", " ", "x", "1", "a\r\nBcc: b", "a\tb", "\u0000", "\u202e", "2026-02-30", "0", "x".repeat(200_000)],
  ...[[], [1], ["x"], new Array(600).fill(1), {}, { lain: 1 }, new Map(), () => 1],
];

function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodExactOptional) {
    return unwrapped(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? unwrapped(schema.in) : schema;
}

/** Wrong values of every kind for the schema and for each part of it. */
function* wrongFor(schema: unknown): Generator<unknown> {
  yield* odd;
  const bare = unwrapped(schema);
  if (bare instanceof z.ZodObject) {
    const parts = Object.entries(bare.shape);
    // What chooses a branch of a union stays right, so that the rest of the branch is looked at.
    const chosen = parts.flatMap(([name, part]) => (part instanceof z.ZodLiteral ? [[name, [...part.values][0]]] : []));
    for (const [name, part] of parts) {
      for (const wrong of wrongFor(part)) yield { ...Object.fromEntries(chosen), [name]: wrong };
    }
  }
  if (bare instanceof z.ZodArray) for (const wrong of wrongFor(bare.element)) yield [wrong];
  if (bare instanceof z.ZodRecord) for (const wrong of wrongFor(bare.valueType)) yield { x: wrong };
  if (bare instanceof z.ZodUnion) for (const option of bare.options) yield* wrongFor(option);
}

/** What is said of the value: field → sentence, in both languages. */
function said(schema: z.ZodType, value: unknown): Record<string, readonly string[]> {
  try {
    validate(schema, value);
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const spoken = languages.map((language) => error.toAnswer(language).error.fields ?? {});
    return Object.fromEntries(Object.keys(spoken[0] ?? {}).map((name) => [name, spoken.map((one) => one[name] ?? "")]));
  }
}

const schemas: readonly (readonly [string, z.ZodType])[] = [
  ...Object.values(entities).flatMap((entity) => [
    [`${entity.name} add`, addBody(entity, entity.form)] as const,
    [`${entity.name} edit`, editBody(entity, entity.form)] as const,
    ...Object.entries(entity.fields).map(
      ([name, { schema }]) => [`${entity.name}.${name}`, z.strictObject({ [name]: schema })] as const,
    ),
  ]),
  ...routes.flatMap(({ definition: { method, path, params, query, body } }) =>
    [params, query, body].map((schema) => [`${method} ${path}`, schema] as const),
  ),
];

/** As zod speaks in either language, and code that shows through; the places in the address of a map's tiles are meant. */
const library =
  /too (small|big)|expected|received|invalid|unrecognized|must |terlalu|diharapkan|diterima|valid|harus|undefined|\[object|\{(?![zxy]\})\w*\}/i;

test("no rule of any schema speaks in words of the library", () => {
  const foreign = new Map<string, string>();
  const sentences = new Set<string>();
  for (const [name, schema] of schemas) {
    for (const wrong of wrongFor(schema)) {
      for (const [field, [english = "", indonesian = ""]] of Object.entries(said(schema, wrong))) {
        sentences.add(english);
        const isForeign = library.test(english) || library.test(indonesian) || english === indonesian || english === "";
        if (isForeign) foreign.set(`${name} ${field}`, `${english} / ${indonesian}`);
      }
    }
  }
  expect([...foreign]).toEqual([]);
  expect(sentences.size).toBeGreaterThan(30);
  // A text that has a form says which.
  expect([...sentences].filter((sentence) => sentence.includes("form that is asked for"))).toEqual([]);
});

test.each<[string, z.ZodType, unknown, string, string]>([
  ["a short text", z.string().min(3), "x", "At least 3 characters.", "Paling sedikit 3 karakter."],
  ["a text of another length", z.string().length(3), "x", "Exactly 3 characters.", "Tepat 3 karakter."],
  ["a long list", z.array(z.int()).max(1), [1, 2], "At most 1 entries.", "Paling banyak 1 entri."],
  ["a low number", z.number().min(2), 1, "2 or more.", "2 atau lebih."],
  ["nothing or less", z.int().positive(), 0, "More than 0.", "Lebih dari 0."],
  ["a choice", z.enum(["a", "b"]), "c", "Please choose one of these: a, b.", "Pilih salah satu: a, b."],
  ["terms not agreed to", z.literal(true), false, "Please agree to this to go on.", "Setujui ini untuk melanjutkan."],
  ["a tick", z.union([z.boolean(), z.stringbool()]), "x", "Please answer yes or no.", "Jawab ya atau tidak."],
  ["a step", z.number().multipleOf(5), 3, "A multiple of 5.", "Kelipatan 5."],
  ["nothing", z.string(), undefined, "Please fill in this field.", "Isian ini wajib diisi."],
])("%s is told with its mend", (_, schema, value, english, indonesian) => {
  expect(said(z.strictObject({ isian: schema }), { isian: value })).toEqual({ isian: [english, indonesian] });
});

test("a field that isn't known is named, with what is around it", () => {
  const schema = z.strictObject({ group: z.strictObject({ a: z.string() }) });
  expect(Object.keys(said(schema, { group: { a: "x", b: 1 } }))).toEqual(["group.b"]);
});

test("an answer names no more fields than a form has, none by a name longer than one, and how many are left", () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`${number}${"x".repeat(100_000)}`, 1]));
  const refuse = () => validate(z.strictObject({}), many);
  expect(refuse).toThrow(AppError);
  try {
    refuse();
  } catch (error) {
    const answer = error instanceof AppError ? error.toAnswer("en") : undefined;
    expect(JSON.stringify(answer).length).toBeLessThan(10_000);
    expect(Object.keys(answer?.error.fields ?? {})).toHaveLength(50);
    expect(answer?.error.message).toBe("Please correct the marked fields. 10 more are wrong too.");
  }
});
