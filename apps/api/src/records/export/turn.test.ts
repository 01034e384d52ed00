import { setTimeout as wait } from "node:timers/promises";
import { queuedDocument } from "@retribusi/contract/define/header";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { asBytes } from "../../testing/exported.ts";
import { type Followed, listen } from "../../testing/followed-export.ts";
import { type HeldTable, holdTable } from "../../testing/held-table.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { type ExportLine, takeTurn } from "./turn.ts";

let product: TestApp;
let service: Awaited<ReturnType<typeof listen>>;
let bank: Caller;
beforeAll(async () => {
  product = await createTestApp();
  bank = await product.as("bank");
  service = await listen(product);
});
afterAll(async () => {
  service.close();
  await product.close();
});

const ends: (() => void)[] = [];
let held: HeldTable | undefined;
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await held?.release();
});

/** Somebody else's export that is under way, or waits. */
const never = new AbortController().signal;
const hold = (line: ExportLine, who: number) =>
  takeTurn(line, { who, signal: never }).then((end) => {
    ends.push(end);
    return end;
  });

const path = "tbl_pemda/export?format=csv&columns=pemdaid&orderby=pemdaid";

test("whoever must wait hears their place until the file comes, the same as without waiting", async () => {
  const plain = await asBytes(bank.get(path)).expect(200);
  await Promise.all([hold("stream", 9001), hold("stream", 9002)]);
  const earlier = hold("stream", 9003);
  const mine = service.follow(bank, path);
  await mine.untilRead('{"queue":{"place":2}}');
  expect(mine.type()).toContain(queuedDocument);
  ends[0]?.();
  (await earlier)();
  await mine.ended;
  expect(mine.places()).toEqual([2, 1, 0]);
  expect(mine.read()).toContain('"type":"text/csv; charset=utf-8"');
  expect(mine.file()?.toString()).toBe(plain.body.toString());
});

test("whoever doesn't ask for their place waits for the file itself", async () => {
  await hold("pages", 9001);
  let isAnswered = false;
  const asked = asBytes(bank.get("tbl_pemda/export?format=pdf")).then((answer) => {
    isAnswered = true;
    return answer;
  });
  await wait(150);
  expect(isAnswered).toBe(false);
  ends[0]?.();
  const answer = await asked;
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
});

test("whoever goes away leaves the line", async () => {
  await hold("pages", 9001);
  const mine = service.follow(bank, "tbl_pemda/export?format=pdf");
  await mine.untilRead('"place":1');
  const places: number[] = [];
  const behind = takeTurn("pages", { who: 9002, signal: never, onPlace: (place) => places.push(place) });
  mine.leave();
  for (let tries = 0; tries < 100 && places.length < 2; tries += 1) await wait(20);
  expect(places).toEqual([2, 1]);
  ends[0]?.();
  (await behind)();
});

test("a single record never waits behind lists, and receipts neither", async () => {
  await Promise.all([hold("pages", 9001), hold("stream", 9001), hold("stream", 9002)]);
  const { idpemda } = product.world.home;
  await bank.get(`tbl_pemda/view/${idpemda}/export?format=pdf`).expect(200);
  await bank.get(`tbl_pemda/view/${idpemda}/export?format=csv`).expect(200);
});

test("a line that is full says when to ask again, to that person only", async () => {
  await hold("pages", 9001);
  const waiting = Array.from({ length: 20 }, () => hold("pages", bank.userid));
  const answer = await bank.get("tbl_pemda/export?format=pdf").set("Accept-Language", "en").expect(503);
  expect(answer.headers["retry-after"]).toBe("30");
  expect(answer.body.error).toEqual({
    code: "EXPORT_BUSY",
    message: "Too many exports are waiting in line. Please try again in 30 seconds.",
  });
  const other = await product.as("bank");
  const behind = service.follow(other, "tbl_pemda/export?format=pdf");
  // Behind the first of the other's twenty, before the second.
  await behind.untilRead('"place":2');
  behind.leave();
  ends[0]?.();
  for (const taken of waiting) (await taken)();
});

interface Asked {
  readonly who: Caller;
  readonly format: string;
  readonly answer: Followed;
}

const isPage = ({ format }: Asked) => format === "pdf";
const isWaiting = ({ answer }: Asked) => (answer.places().at(-1) ?? 0) > 0;
const placesOf = (some: readonly Asked[]) =>
  some
    .filter(isWaiting)
    .map(({ answer }) => answer.places().at(-1))
    .toSorted((one, other) => Number(one) - Number(other));
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** Every format, by everybody, at once. They come as far as the table, which is held, or into a line. */
async function askAtOnce(people: readonly Caller[], table: HeldTable): Promise<Asked[]> {
  const before = await table.waiting();
  const all = people.flatMap((who) =>
    ["csv", "xlsx", "print", "pdf"].map((format) => {
      const path = `tbl_kategoriobject/export?format=${format}&orderby=kategoriid`;
      return { who, format, answer: service.follow(who, path) };
    }),
  );
  const arrived = async () => all.filter(isWaiting).length + (await table.waiting()) - before;
  await expect.poll(arrived, { timeout: 20_000 }).toBe(all.length);
  return all;
}

const starts: Readonly<Record<string, string>> = { csv: "\ufeff", xlsx: "PK", print: "<!doctype html>", pdf: "%PDF-" };

test("of sixteen at once three are made, one file of a person; the others wait in order and come whole", async () => {
  const people = await Promise.all(upTo(4).map(() => product.as("superuser")));
  held = await holdTable(product, "tbl_kategoriobject");
  // One of them a moment earlier: there is room for two files, but not of one person.
  const all = await askAtOnce(people.slice(0, 1), held);
  expect(placesOf(all)).toEqual([1, 2]);
  all.push(...(await askAtOnce(people.slice(1), held)));
  expect(await held.waiting()).toBe(3);
  const [pages, files] = [all.filter(isPage), all.filter((one) => !isPage(one))];
  const made = files.filter((one) => !isWaiting(one));
  for (const who of people) expect(made.filter((one) => one.who === who).length).toBeLessThanOrEqual(1);
  expect([made.length, placesOf(files), placesOf(pages)]).toEqual([2, upTo(10), upTo(3)]);

  const first = files.find(({ answer }) => answer.places().at(-1) === 1);
  first?.answer.leave();
  const rest = files.filter((one) => one !== first);
  await expect.poll(() => placesOf(rest)).toEqual(upTo(9));
  made[0]?.answer.leave();
  await expect.poll(() => placesOf(rest)).toEqual(upTo(8));

  await held.release();
  const staying = all.filter((one) => one !== first && one !== made[0]);
  await Promise.all(staying.map(({ answer }) => answer.ended));
  for (const { format, answer } of staying) {
    expect(answer.file()?.toString("utf8").slice(0, 20).toLowerCase(), format).toContain(starts[format]?.toLowerCase());
  }
});

test("of sixteen records at once two are made", async () => {
  const people = await Promise.all(upTo(4).map(() => product.as("superuser")));
  const path = "tbl_kategoriobject/view/1/export?format=csv";
  held = await holdTable(product, "tbl_kategoriobject");
  const all = people.flatMap((who) => upTo(4).map(() => ({ who, format: "csv", answer: service.follow(who, path) })));
  await expect.poll(() => placesOf(all), { timeout: 20_000 }).toEqual(upTo(14));
  expect(await held.waiting()).toBe(2);
  await held.release();
  await Promise.all(all.map(({ answer }) => answer.ended));
  expect(new Set(all.map(({ answer }) => answer.file()?.toString())).size).toBe(1);
});
