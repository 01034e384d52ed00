import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { isTest, readSources } from "./source.ts";

const product = readSources(ROOT).filter(
  ({ path }) => /^(apps\/(api|web)\/src|packages\/contract\/src|prisma)\//.test(path) && !isTest(path),
);

interface Never {
  readonly what: string;
  readonly pattern: RegExp;
  /** Where it may stand all the same, since nothing that people send reaches it. */
  readonly butIn?: readonly string[];
}

const api = "apps/api/src/";
const web = "apps/web/src/";

const nevers: readonly Never[] = [
  // The client of the database is generated when the application is built.
  { what: "starts a program", pattern: /child_process/, butIn: ["prisma/generate.mjs"] },
  { what: "runs a text as code", pattern: /\beval\(|new Function\(|node:vm\b/ },
  {
    what: "sets a text as HTML",
    pattern: /dangerouslySetInnerHTML|(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
  },
  // A mail as it is sent, in a frame whose sandbox lets nothing run.
  { what: "fills a frame with HTML", pattern: /srcDoc=/, butIn: [`${web}features/mail/mail-look.tsx`] },
  { what: "reads XML", pattern: /xml2js|fast-xml-parser|libxmljs|xmldom|from "sax"|text\/xml"\)|XMLParser/ },
  {
    what: "trusts a certificate unseen or reads broken HTTP",
    pattern: /rejectUnauthorized|TLS_REJECT|insecureHTTPParser/,
  },
  { what: "leads a browser elsewhere by an answer", pattern: /\.redirect\(|res\.location\(/ },
  { what: "sets a cookie", pattern: /document\.cookie|\.cookie\(|set-cookie|cookieStore/i },
  { what: "opens a socket or a call between browsers", pattern: /new WebSocket|RTCPeerConnection|from "ws"/ },
  // Tabs of one browser and one origin tell each other that there is news.
  {
    what: "takes messages of windows",
    pattern: /addEventListener\("message"|onmessage/,
    butIn: [`${web}features/live/listen-together.ts`],
  },
  {
    // Of numbers and words that stand in the code.
    what: "makes a pattern of what was typed",
    pattern: /new RegExp\(/,
    butIn: [
      ...["features/bank/message.ts", "features/payment/paper/blank.ts", "render/pdf.lines.ts"].map(
        (path) => api + path,
      ),
      `${web}first-paint.ts`,
      "packages/contract/src/features/policy/policy.facilities.ts",
    ],
  },
  {
    // The statement is made of names that are declared; every value is a placeholder.
    what: "sends SQL that is put together by hand",
    pattern: /RawUnsafe[<(]|Prisma\.raw\(/,
    butIn: [
      ...["insert-rows", "referring", "version"].map((name) => `${api}records/${name}.ts`),
      `${api}features/sync/apply.ts`,
      ...["booking-days", "register-days", "usage-days", "words"].map((name) => `prisma/summary/${name}.ts`),
    ],
  },
];

test.each(nevers)("the product never $what", ({ pattern, butIn = [] }) => {
  const found = product.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(found.toSorted()).toEqual(butIn.toSorted());
});

const algorithms = (call: string) =>
  new Set(
    product.flatMap(({ text }) => [...text.matchAll(new RegExp(`${call}\\("([^"]+)"`, "g"))].map(([, name]) => name)),
  );

test("nothing is hashed, signed or sealed by a method that is broken", () => {
  expect(algorithms("createHash")).toEqual(new Set(["sha256", "sha384"]));
  expect(algorithms("createHmac")).toEqual(new Set(["sha256", "sha512"]));
  expect(algorithms("hkdfSync")).toEqual(new Set(["sha256"]));
  expect(algorithms("(?<!\\w)(?:sign|verify)")).toEqual(new Set(["sha256"]));
  const ciphers = product.flatMap(({ text }) => text.match(/"(aes|des|rc4|chacha20)-[\w-]+"/gi) ?? []);
  expect(new Set(ciphers)).toEqual(new Set(['"aes-256-gcm"']));
});
