import { describe, expect, test } from "vitest";
import { checkFeatureImports, checkFeatures } from "./feature.ts";
import { checkLayers } from "./layer.ts";
import { checkNames } from "./name.ts";
import { checkSizes, describeSizes } from "./size.ts";
import type { Problem, Source } from "./source.ts";
import { checkStates } from "./state.ts";
import { checkStranger } from "./stranger.ts";
import { checkClock, checkTransactions } from "./transaction.ts";
import { checkActions, checkVocabulary } from "./vocabulary.ts";
import { checkWriters } from "./writer.ts";

const at = (...paths: string[]): Source[] => paths.map((path) => ({ path, text: "" }));
const paths = (problems: Problem[]): string[] => problems.map(({ path }) => path);
const lines = (path: string, count: number): Source => ({ path, text: "x\n".repeat(count) });

describe("names", () => {
  test.each([
    "apps/api/src/lib/dateFormat.ts",
    "apps/api/src/lib/utils.ts",
    "apps/api/src/helpers/text.ts",
    "apps/api/src/features/booking/index.ts",
    "apps/web/src/features/bookings/booking-card.tsx",
    "apps/web/src/components/BigCard.tsx",
  ])("refuses %s", (path) => {
    expect(paths(checkNames(at(path)))).toEqual([path]);
  });

  test.each([
    "apps/web/src/records/fields/date/input.tsx",
    "packages/contract/src/features/booking/booking.entity.ts",
    "apps/api/src/access/scope.test.ts",
    "apps/web/vite.config.ts",
    "apps/web/src/lib/i18next.d.ts",
  ])("accepts %s", (path) => {
    expect(checkNames(at(path))).toEqual([]);
  });
});

describe("vocabulary", () => {
  test("closes the kinds of contract files", () => {
    const folder = "packages/contract/src/features/catalog";
    const good = [`${folder}/object.entity.ts`, `${folder}/object.fields.ts`, `${folder}/catalog.price.ts`];
    const bad = [`${folder}/price.ts`, `${folder}/tariff.fields.ts`, `${folder}/object.fields.more.ts`];
    expect(paths(checkVocabulary(at(...good, ...bad)))).toEqual(bad);
  });

  test("closes the kinds of API and web files, and admits nouns", () => {
    const good = ["apps/api/src/features/booking/availability.ts", "apps/api/src/features/booking/trx.resource.ts"];
    const bad = ["apps/api/src/features/booking/trx.service.ts", "apps/web/src/features/booking/card.view.tsx"];
    expect(paths(checkVocabulary(at(...good, ...bad, "apps/api/src/http/endpoint.ts")))).toEqual(bad);
  });
});

test("an action stands in the contract and on the server under the same name", () => {
  const contract = "packages/contract/src/features/booking/action/no-show.ts";
  const server = "apps/api/src/features/booking/action/no-show.ts";
  expect(checkActions(at(contract, server))).toEqual([]);
  expect(checkVocabulary(at(contract, server))).toEqual([]);
  expect(paths(checkActions(at(contract, server.replace("no-show", "missed"))))).toEqual([
    contract,
    server.replace("no-show", "missed"),
  ]);
});

describe("features", () => {
  test("must be declared in the contract", () => {
    const contract = "packages/contract/src/features/booking/booking.entity.ts";
    const sources = at(contract, "apps/api/src/features/booking/price.ts", "apps/web/src/features/fee/card.tsx");
    expect(paths(checkFeatures(sources))).toEqual(["apps/web/src/features/fee/card.tsx"]);
  });

  test("do not import what another feature is made of", () => {
    const path = "apps/api/src/features/payment/payment.ts";
    const check = (text: string) => checkFeatureImports([{ path, text }]);
    expect(check('import { x } from "../booking/trx.resource.ts";')).toHaveLength(1);
    expect(check('await import("../booking/booking.actions.ts");')).toHaveLength(1);
    expect(check('import { x } from "../booking/availability.ts";')).toEqual([]);
    expect(check('import { x } from "./payment.actions.ts";')).toEqual([]);
    expect(check('import { x } from "../booking/booking.query.ts";')).toEqual([]);
  });
});

describe("layers", () => {
  const api = (path: string, target: string): Source => ({
    path: `apps/api/src/${path}`,
    text: `import { x } from "${target}";\nimport { y } from "zod";`,
  });

  test("import downwards only", () => {
    const up = [
      api("http/endpoint.ts", "../records/reader.ts"),
      api("access/permissions.ts", "../http/endpoint.ts"),
      api("lib/mail.ts", "../features/system/mailer.ts"),
      api("render/csv.ts", "../records/reader.ts"),
      api("records/routes/crud-router.ts", "../../features/booking/order.ts"),
      api("features/sync/subject.ts", "../../registry.ts"),
    ];
    const down = [
      api("records/routes/crud-router.ts", "../../http/endpoint.ts"),
      api("features/booking/order.ts", "../../records/reader.ts"),
      api("records/export/stream.ts", "../../render/table.ts"),
      api("app.ts", "./features/booking/order.ts"),
      api("http/endpoint.test.ts", "../records/reader.ts"),
    ];
    expect(up.filter((source) => checkLayers([source]).length !== 1)).toEqual([]);
    expect(checkLayers(down)).toEqual([]);
  });

  test.each([
    ["apps/web/src/lib/paths.ts", "../components/button.tsx"],
    ["apps/web/src/components/button.tsx", "../records/list/list-screen.tsx"],
    ["apps/web/src/records/list/list-screen.tsx", "../../features/sync/sync-button.tsx"],
    ["apps/web/src/features/home/home-page.tsx", "../../routes.tsx"],
    ["apps/bank-sim/src/service/account.ts", "../caller/bill.ts"],
    ["packages/contract/src/define/field.ts", "../access/pages.ts"],
    ["packages/contract/src/features/booking/booking.endpoints.ts", "../../access/pages.ts"],
  ])("in the web and the contract too: %s", (path, target) => {
    expect(checkLayers([{ path, text: `import { x } from "${target}";` }])).toHaveLength(1);
  });

  test("and features in no circle", () => {
    const circle = [
      api("features/billing/bill.ts", "../booking/order.ts"),
      api("features/booking/order.ts", "../payment/payment.ts"),
      api("features/payment/payment.ts", "../billing/bill.ts"),
    ];
    expect(paths(checkLayers(circle))).toEqual(paths(circle.map(({ path }) => ({ path, mend: "" }))));
    const straight = [
      api("features/booking/order.ts", "../billing/bill.ts"),
      api("features/payment/payment.ts", "../billing/bill.ts"),
      api("features/payment/teller.ts", "../booking/order.ts"),
    ];
    expect(checkLayers(straight)).toEqual([]);
  });
});

describe("the bank to rehearse with", () => {
  const check = (path: string, specifier: string) =>
    paths(checkStranger([{ path, text: `import { x } from "${specifier}";\nawait import("zod");` }]));

  test.each([
    ["apps/bank-sim/src/book/book.ts", "@retribusi/contract/define/money"],
    ["apps/bank-sim/src/book/book.test.ts", "@retribusi/db/testing"],
    ["apps/bank-sim/src/standard/minify.ts", "../../../api/src/lib/sign.ts"],
    ["apps/bank-sim/src/app.ts", "../../../prisma/seed/demo.data.ts"],
    ["apps/api/src/features/payment/bank.ts", "../../../../bank-sim/src/standard/minify.ts"],
    ["apps/api/src/features/payment/bank.test.ts", "@retribusi/bank-sim/standard/minify"],
    ["packages/contract/src/define/money.ts", "@retribusi/bank-sim"],
    ["prisma/seed/organisation.ts", "../../apps/bank-sim/src/app.ts"],
    ["apps/web/src/features/home/home-page.tsx", "@retribusi/bank-sim/app"],
    ["scripts/bank.ts", "../apps/bank-sim/src/server.ts"],
  ])("%s doesn't import %s", (path, specifier) => {
    expect(check(path, specifier)).toEqual([path]);
  });

  test("imports its own, and libraries", () => {
    expect(check("apps/bank-sim/src/app.ts", "./book/bank.ts")).toEqual([]);
    expect(check("apps/bank-sim/src/desk/page.ts", "../book/bank.ts")).toEqual([]);
    expect(check("apps/bank-simulation/src/app.ts", "./bank.ts")).toEqual([]);
  });
});

describe("sizes", () => {
  test("no file over 300 lines", () => {
    const small = Array.from({ length: 20 }, (_, index) => lines(`scripts/s${index}.ts`, 10));
    expect(checkSizes([...small, lines("scripts/a.ts", 300)])).toEqual([]);
    expect(paths(checkSizes([...small, lines("scripts/a.ts", 301)]))).toEqual(["scripts/a.ts"]);
    expect(checkSizes([...small, lines("scripts/a.test.ts", 900), lines("apps/web/src/locales/en/a.ts", 900)])).toEqual(
      [],
    );
  });

  test("median and 90th percentile", () => {
    expect(checkSizes([lines("a.ts", 80), lines("b.ts", 80), lines("c.ts", 200)])).toEqual([]);
    expect(checkSizes([lines("a.ts", 81), lines("b.ts", 81), lines("c.ts", 90)])[0]?.mend).toContain("median is 81");
    expect(checkSizes([lines("a.ts", 10), lines("b.ts", 10), lines("c.ts", 201)])[0]?.mend).toContain("201");
  });

  test("are told in one line", () => {
    expect(describeSizes([lines("a.ts", 10), lines("b.ts", 20), lines("b.test.ts", 999)])).toBe(
      "2 files, median 10, p90 20, longest 20 lines",
    );
  });
});

test("whoever writes what summaries are calculated from is known to mark the days", () => {
  const other = (name: string, text: string) => ({ path: `apps/api/src/features/booking/${name}.ts`, text });
  const writers = [
    other("a", "await tx.booking.updateMany({ where, data });"),
    other("b", "await tx.$executeRaw`UPDATE booking SET tarif = 0`;"),
    other("c", "await tx.pembayaran.create({ data });"),
    other("d", "await tx.mst_objectretribusi.update({ where, data });"),
  ];
  const near = [
    other("apply", "await tx.booking.updateMany({ where, data });"),
    other("e", "await tx.booking_riwayat.create({ data }); await tx.booking.findMany();"),
    other("f", "SELECT id FROM booking WHERE id = 1 FOR UPDATE"),
    { path: "apps/api/src/features/booking/a.test.ts", text: "await tx.booking.create({ data });" },
  ];
  expect(paths(checkWriters([...writers, ...near]))).toEqual(paths(writers.map(({ path }) => ({ path, mend: "" }))));
});

describe("states", () => {
  const path = "apps/web/src/features/booking/booking-page.tsx";
  const check = (text: string) => paths(checkStates([{ path, text }]));

  test.each([
    "if (booking.statusbooking === 40) return;",
    "const isOver = status >= 70 && isSeen;",
    "if (30 === facts.status) return;",
    "const where = { statusbooking: 10, id };",
    'const filter = { statusbooking: "60,70" };',
    "SELECT id FROM booking WHERE statusbooking IN (50, 60)",
    "AND t.statusbooking <> 10",
    "<WorkPage statuses={[30]} />",
    "const early = [10, 20, 30] as const;",
    "switch (code) { case 92: break; }",
    "CASE statusbooking WHEN 70 THEN 'finish' END",
    "if (row.statusbooking != 40) return;",
    "const step = waitingFor[ending?.daristatus ?? 10];",
    "const waitingFor = { 10: 1, 20: 2 };",
    'const marks = {\n  80: "DITOLAK",\n};',
    "const where = { statusbooking: { not: 90 } };",
    "const where = { statusbooking: { in: [10, 20] } };",
    "const gone = new Set<number>([80, 90]);",
    "if ([50, 60].includes(row.statusbooking)) return;",
    "WHERE statusbooking BETWEEN 10 AND 40",
    "WHERE `statusbooking` = 40",
    "<BookingStatus status={40} />",
    "call(`trx_gedung/count/statusbooking/40`)",
    "return stateOf(40);",
  ])("refuses %s", (text) => {
    expect(check(text)).toEqual([path]);
  });

  test.each([
    "if (stateOf(booking.statusbooking) === 'paid') return;",
    "if (answer.status >= 400) throw answer;",
    "const keadaan = { status: 1 };",
    "const sizes = [10, 20, 50, 100];",
    "const point = new Point([50, 60]);",
    "const where = { jumlah: { gte: 50 }, statusbooking: codeOf('paid') };",
    "const waitingFor = { ordered: 1, paid: 5 };",
    "const limits = { hours: 10, days: 30 };",
    "if (isBig ? 10 : 20) return;",
    "WHERE jumlah BETWEEN 10 AND 40",
    "const status = sum / 10;",
    "if ([50, 60].includes(width)) return;",
    "const { state, width = 40 } = props;",
    "statusbooking: codeOf('ordered'), jumlah: 10,",
    "/** As in the address: `filter[statusbooking]=50`. */",
    "// the state 40 waits",
  ])("accepts %s", (text) => {
    expect(check(text)).toEqual([]);
  });

  test("knows where codes belong", () => {
    const text = "paid: { code: 50, state: 50 }";
    const home = "packages/contract/src/features/booking/booking.states.ts";
    expect(paths(checkStates([home, "apps/api/src/a.test.ts", path].map((one) => ({ path: one, text }))))).toEqual([
      path,
    ]);
  });
});

test("transactions are run by the one place that runs them again", () => {
  const text = "await db.prisma.$transaction(work)";
  const [home, other] = ["apps/api/src/lib/transaction.ts", "apps/api/src/features/identity/session.ts"];
  const near = { path: "apps/api/src/features/identity/session.query.ts", text: "await inTransaction(db, work)" };
  const tests = { path: "apps/api/src/features/identity/session.test.ts", text };
  expect(paths(checkTransactions([{ path: home, text }, { path: other, text }, near, tests]))).toEqual([other]);
});

test("what is compared with data goes by one clock", () => {
  const of = (path: string, text: string): Source => ({ path: `apps/api/src/${path}`, text });
  const wrong = [
    of("features/a.ts", "if (row.ends <= new Date()) return;"),
    of("http/b.ts", "const now = Date.now();"),
  ];
  const right = [
    of("features/c.ts", "const start = new Date(row.starts); const now = deps.clock.now();"),
    of("lib/clock.ts", "now: () => new Date()"),
    of("features/a.test.ts", "const now = new Date();"),
  ];
  expect(paths(checkClock([...wrong, ...right]))).toEqual(paths(wrong.map(({ path }) => ({ path, mend: "" }))));
});
