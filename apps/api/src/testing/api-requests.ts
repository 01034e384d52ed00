import fc from "fast-check";
import { type Operation, type Parameter, pointerTo } from "./api-description.ts";
import { broken, fitting, odd } from "./api-values.ts";

/** A request as it goes out. */
export interface Wanted {
  readonly address: string;
  readonly type: string | undefined;
  readonly encoding: string | undefined;
  readonly body: string | undefined;
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
/** Half a character can't stand in an address at all. */
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed().slice(0, 2000));

/** Keys of records that there are, and of some that there aren't. */
const keys = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom("1-1", "0", "999999999"));

function segmentOf({ pointer, name }: Parameter): fc.Arbitrary<string> {
  const usual = name === "id" || name.endsWith("id") ? keys : fitting(pointerTo(pointer, "schema"));
  return fc.oneof({ weight: 3, arbitrary: usual }, odd).map((value) => encoded(value) || "%20");
}

function addressOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const queries = inQuery.map(({ name, pointer }) =>
    fc
      .oneof(
        { weight: 5, arbitrary: fc.constant(undefined) },
        { weight: 3, arbitrary: fitting(pointerTo(pointer, "schema")) },
        { weight: 1, arbitrary: odd },
      )
      .map((value) => (value === undefined ? [] : [`${encodeURIComponent(name)}=${encoded(value)}`])),
  );
  // Only lists look at everything that they are asked.
  const isList = inQuery.some(({ name }) => name === "page");
  const others = isList ? [["x=1"], ["page=1&page=2"], ["filter[a][b]=1"], ["search[$ne]=1"]] : [];
  const extra = fc.constantFrom([], [], [], ...others);
  return fc.tuple(fc.tuple(...inPath.map(segmentOf)), fc.tuple(...queries, extra)).map(([segments, asked]) => {
    const filled = inPath.reduce((text, { name }, place) => text.replace(`{${name}}`, segments[place] ?? ""), path);
    const query = asked.flat().join("&");
    return query === "" ? filled : `${filled}?${query}`;
  });
}

const types = [
  "text/plain",
  "application/xml",
  "application/json; charset=utf-16",
  "multipart/form-data; boundary=x",
  "",
];
const spoiled = [
  "{",
  "[",
  "null",
  '"x"',
  "\u0000",
  `${"[".repeat(5000)}`,
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
];

/** Bodies that no reader of the declared type takes. */
const unreadable = fc.record({
  type: fc.constantFrom("application/json", ...types),
  encoding: fc.constantFrom(undefined, undefined, "gzip", "br", "deflate", "snappy"),
  body: fc.constantFrom(...spoiled),
});

function formBody(value: unknown): string {
  const field = (name: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const file = `--x\r\nContent-Disposition: form-data; name="import"; filename="a.csv"\r\n\r\n${asText(value)}\r\n`;
  const image = file.replace('"import"', '"file"').replace("a.csv", "a.png");
  return `${field("a", "1")}${file}${image}--x--\r\n`;
}

function bodyOf({ bodies, pointer }: Operation): fc.Arbitrary<Omit<Wanted, "address">> {
  const none = fc.constant({ type: undefined, encoding: undefined, body: undefined });
  if (bodies.length === 0) return fc.oneof({ weight: 4, arbitrary: none }, unreadable);
  if (!bodies.includes("application/json")) {
    const form = fc.oneof(fc.string(), odd).map(formBody);
    const type = "multipart/form-data; boundary=x";
    return fc.oneof({ weight: 3, arbitrary: form.map((body) => ({ type, encoding: undefined, body })) }, unreadable);
  }
  const schema = pointerTo(pointer, "requestBody", "content", "application/json", "schema");
  const json = fc
    .oneof(fitting(schema), broken(schema))
    .map((value) => ({ type: "application/json", encoding: undefined, body: JSON.stringify(value) }));
  return fc.oneof({ weight: 6, arbitrary: json }, unreadable);
}

/** Requests of one operation, good ones and bad ones. */
export const requestsOf = (operation: Operation): fc.Arbitrary<Wanted> =>
  fc.tuple(addressOf(operation), bodyOf(operation)).map(([address, body]) => ({ address, ...body }));
