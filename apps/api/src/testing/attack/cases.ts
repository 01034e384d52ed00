import { operations } from "../api-description.ts";
import { type Asked, askInstance, type Instance, type Reply } from "./instance.ts";

/** Something that must not be possible. */
export interface AttackCase {
  readonly title: string;
  /** Tries it, and answers what went through, each in a line; nothing where all of it was held. */
  readonly attempt: (instance: Instance) => Promise<readonly string[]>;
}

/** An attempt of a case: how it is called, what is asked, and whether the answer is right. */
type Try = readonly [name: string, path: string, asked: Asked, isHeld: (reply: Reply) => boolean];

const tries =
  (of: (instance: Instance) => readonly Try[]): AttackCase["attempt"] =>
  async (instance) => {
    const through: string[] = [];
    for (const [name, path, asked, isHeld] of of(instance)) {
      const reply = await askInstance(instance, path, asked);
      if (!isHeld(reply)) through.push(`${name}: ${reply.status} ${reply.text.slice(0, 120).replaceAll("\n", " ")}`);
    }
    return through;
  };

const says =
  (...statuses: readonly number[]) =>
  ({ status }: Reply) =>
    statuses.includes(status);
const refusal = says(400, 401, 403, 404, 405, 409, 413, 415, 422, 429);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Tokens that nobody was given, made from one that somebody was. */
function forgeriesOf(token: string): readonly (readonly [string, string])[] {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const read = { ...Object(JSON.parse(Buffer.from(claims, "base64url").toString() || "{}")) };
  return [
    ["without a signature", `${part({ alg: "none", typ: "JWT" })}.${claims}.`],
    ["of somebody else", `${head}.${part({ ...read, sub: "1" })}.${signature}`],
    ["that never ends", `${head}.${part({ ...read, exp: 9_999_999_999 })}.${signature}`],
    ["with a key of its own", `${part({ alg: "HS256", jwk: { kty: "oct", k: "AA" } })}.${claims}.${signature}`],
    ["that is cut", token.slice(0, -3)],
    ["that is none", "null"],
  ];
}

const sql = ["' OR 1=1 -- ", "1 AND SLEEP(3)", "') UNION SELECT password FROM userdata -- ", "\\", "`x`"];
const sqlPlaces = ["search", "orderby", "filter[namaskpd]", "filter[skpdid]"];
const isUnmoved = ({ status, text, took }: Reply) => status < 500 && took < 2_500 && !/SQL syntax|SqlError/.test(text);

const outside = [
  "/files/../../../../etc/passwd",
  "/files/..%2f..%2f..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/package.json",
];
const staffLists = ["userdata", "roles", "permissions", "audit", "log_keamanan", "system"];

/** 64 KB as a form with a file. */
function fileForm(): FormData {
  const form = new FormData();
  form.set("file", new Blob([Buffer.alloc(65_536, "x")]), "x.csv");
  return form;
}

const past = {
  idbilling: "8893200000000001",
  jumlah: 1,
  waktutransaksi: "1990-01-01T00:00:00Z",
  referensi: "serangan",
};

/** Each name alone says what must be held; numbers of former findings stand in docs/security.md. */
export const attackCases: readonly AttackCase[] = [
  {
    title: "without a session nothing opens that isn't public",
    attempt: tries(() =>
      operations
        .filter(({ isPublic }) => !isPublic)
        .map(({ method, path }) => {
          const asked: Asked = { method: method.toUpperCase(), ...(method === "get" ? {} : { body: {} }) };
          return [`${method} ${path}`, `/api${path.replaceAll(/\{[^}]+\}/g, "1")}`, asked, says(401)] as const;
        }),
    ),
  },
  {
    title: "a forged token opens nothing",
    attempt: tries(({ tokens }) =>
      forgeriesOf(tokens.nasabah).map(
        ([name, token]) => [name, "/api/account/currentuserdata", { token }, says(401)] as const,
      ),
    ),
  },
  {
    title: "a citizen sees no list of the administration",
    attempt: tries(() => staffLists.map((name) => [name, `/api/${name}`, { as: "nasabah" }, says(403, 404)] as const)),
  },
  {
    title: "SQL in what is asked stays a text",
    attempt: tries(() =>
      sqlPlaces.flatMap((place) =>
        sql.map((text) => {
          const path = `/api/tbl_skpd?${encodeURIComponent(place)}=${encodeURIComponent(text)}`;
          return [`${place}=${text}`, path, { as: "superuser" }, isUnmoved] as const;
        }),
      ),
    ),
  },
  {
    title: "a body that isn't what it says it is gets an answer",
    attempt: tries(() =>
      ["gzip", "br", "deflate", "klingon"].map((packing) => {
        const asked: Asked = { body: "not packed", headers: { "Content-Encoding": packing } };
        return [packing, "/api/auth/login", asked, refusal] as const;
      }),
    ),
  },
  {
    title: "a megabyte of unknown fields is answered in a few lines",
    attempt: tries(() => {
      const body = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`x${index}`, 1]));
      const isShort = (reply: Reply) => refusal(reply) && reply.text.length < 20_000;
      return [["60,000 fields", "/api/auth/login", { body }, isShort]];
    }),
  },
  {
    title: "whether there is an account isn't told",
    async attempt(instance) {
      const guess = (username: string) =>
        askInstance(instance, "/api/auth/login", { body: { username, password: "Salah#4211" } });
      const [known, unknown] = [await guess(instance.username), await guess("tidak.ada.orangnya")];
      const isAlike = known.status === unknown.status && known.text === unknown.text && refusal(known);
      return isAlike
        ? []
        : [`${known.status} ${known.text.slice(0, 80)} / ${unknown.status} ${unknown.text.slice(0, 80)}`];
    },
  },
  {
    title: "a citizen can't leave files where only staff may",
    attempt: tries(() =>
      ["filehelper/uploadfile", "tbl_skpd/import", "sync/tbl_skpd/file"].map(
        (path) => [path, `/api/${path}`, { as: "nasabah", body: fileForm() }, refusal] as const,
      ),
    ),
  },
  {
    title: "an order at the counter takes nobody's data by a number",
    attempt: tries(() => [
      ["idpemesan", "/api/trx_penginapan/pesan", { as: "pengelola", body: { idpemesan: 1, objectid: 1 } }, refusal],
    ]),
  },
  {
    title: "money of the past, and money of nothing, is refused",
    attempt: tries(() => [
      ["1990", "/api/billing/terima", { as: "bank", body: past }, refusal],
      ["no rupiah", "/api/billing/uangmasuk", { as: "bank", body: { ...past, jumlah: 0 } }, refusal],
    ]),
  },
  {
    title: "a line break in a name of one line is refused",
    attempt: tries(() =>
      ["A\r\nBcc: x", "A\u2028B"].map((kategoriname) => {
        const asked: Asked = { as: "superuser", body: { kategoriname, jenisbooking: "penginapan" } };
        return [JSON.stringify(kategoriname), "/api/tbl_kategoriobject/add", asked, says(400)] as const;
      }),
    ),
  },
  {
    title: "no file outside of what is served is shown",
    attempt: tries(() =>
      outside.map((path) => [path, path, {}, ({ text }: Reply) => !/root:x:0|"packageManager"/.test(text)] as const),
    ),
  },
  {
    title: "no other site may ask in a person's name",
    attempt: tries(() => [
      [
        "origin",
        "/api/catalogue?limit=1",
        { headers: { Origin: "https://evil.example" } },
        ({ headers }) => !headers.has("access-control-allow-origin"),
      ],
      [
        "deletion by a link",
        "/api/tbl_kategoriobject/delete/999999999",
        { as: "superuser", headers: { "Sec-Fetch-Site": "cross-site" } },
        says(403),
      ],
    ]),
  },
  {
    title: "the page runs scripts of its own alone, in no frame of another",
    attempt: tries(() => [
      [
        "policy",
        "/",
        {},
        ({ headers }) => {
          const policy = headers.get("content-security-policy") ?? "";
          const script = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'unsafe-inline'";
          return !script.includes("unsafe") && policy.includes("frame-ancestors 'none'");
        },
      ],
      ["types", "/", {}, ({ headers }) => headers.get("x-content-type-options") === "nosniff"],
    ]),
  },
  {
    title: "a method can't be put into a header",
    attempt: tries(() => [
      [
        "override",
        "/api/account/currentuserdata",
        { as: "nasabah", headers: { "X-HTTP-Method-Override": "DELETE" } },
        ({ text }) => text.includes('"username"'),
      ],
    ]),
  },
];
