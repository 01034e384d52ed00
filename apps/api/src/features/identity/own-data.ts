import { Readable } from "node:stream";
import type { Reader } from "@retribusi/contract/define/cell";
import { zoneName } from "@retribusi/contract/define/dates";
import type { Label } from "@retribusi/contract/define/label";
import type { downloadOwnData } from "@retribusi/contract/features/identity/place.endpoints";
import { ZipFile } from "yazl";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Download, RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { findSettings } from "../system/settings.query.ts";
import { countAttempt, findExceeded } from "./attempts.ts";
import { languageOf } from "./letter.ts";
import { ownFiles, readOwnData } from "./own-data.query.ts";
import { explained } from "./own-data-row.ts";
import { ownDataWords, type RowWords } from "./own-data-words.ts";
import { requirePassword } from "./present-password.ts";

const plainRow = z.record(z.string(), z.unknown());

const howToRead: Label = {
  en: "Everything that e-Retribusi keeps about you. In each entry, “keterangan” says in words what the values below it mean; its times are those of the place (else {zone}), those below are UTC.",
  id: "Semua yang disimpan e-Retribusi tentang Anda. Pada setiap catatan, “keterangan” menjelaskan nilai-nilai di bawahnya; waktunya menurut jam setempat (selain itu {zone}), sedangkan yang di bawahnya UTC.",
};

type Wish = z.output<typeof downloadOwnData.body>;

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? Number(inner) : inner), 1);

/** A row as json text, with its words. */
const rowText = (row: object, words: RowWords, reader: Reader): string =>
  textOf(explained(plainRow.parse(JSON.parse(textOf(row))), words, reader));

/** One part as a list, row by row. */
async function* listText(rows: AsyncIterable<object>, words: RowWords, reader: Reader): AsyncGenerator<string> {
  yield "[";
  let separator = "\n";
  for await (const row of rows) {
    yield `${separator}${rowText(row, words, reader)}`;
    separator = ",\n";
  }
  yield "]";
}

/** What the parts are, before the first of them. */
function introduction({ language, zone }: Reader): object {
  const parts = Object.entries(ownDataWords).map(([name, { title }]) => [name, title[language]]);
  return { penjelasan: howToRead[language].replace("{zone}", zoneName(zone)), isi: Object.fromEntries(parts) };
}

/** The whole as json text, in constant memory. */
async function* dataText(deps: Deps, userid: number): AsyncGenerator<string> {
  const { akun, parts } = await readOwnData(deps, userid);
  const { zonawaktu: zone } = await findSettings(deps.db.prisma);
  const reader: Reader = { language: languageOf(akun), zone };
  const head = { ...introduction(reader), dibuat: deps.clock.now() };
  yield `${textOf(head).slice(0, -2)},\n"akun": ${rowText(akun, ownDataWords.akun, reader)}`;
  for (const { name, rows, words } of parts) {
    yield `,\n"${name}": `;
    yield* listText(rows, words, reader);
  }
  yield "\n}\n";
}

const asStream = (text: AsyncGenerator<string>): Readable => Readable.from(text, { objectMode: false });

/** A file of the store as a stream that is opened when its turn in the zip has come; one that is gone is empty. */
async function* contentOf({ files }: Pick<Deps, "files">, path: string): AsyncGenerator<Buffer> {
  const content = await files.find(path);
  if (content) yield content;
}

/** Json and files in one zip; nothing is taken into memory but the file that is being sent. */
async function zipOf(deps: Deps, userid: number): Promise<Readable> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  const fail = (error: Error) => output.destroy(error);
  zip.on("error", fail);
  const data = asStream(dataText(deps, userid));
  data.on("error", fail);
  output.on("close", () => data.destroy());
  zip.addReadStream(data, "data.json");
  for (const { path } of await ownFiles(deps, userid)) {
    zip.addReadStreamLazy(path, (open) => {
      const content = Readable.from(contentOf(deps, path), { objectMode: false });
      content.on("error", fail);
      open(null, content);
    });
  }
  zip.end();
  return output;
}

/** So often within an hour. */
const most = 3;

async function countDownload({ db }: Deps, userid: number): Promise<void> {
  const counters = [{ key: `unduhdata:${userid}`, limit: most, memory: 3600 }];
  const exceeded = findExceeded(counters, (await countAttempt(db, counters)).tallies);
  if (exceeded) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: exceeded.seconds } });
}

/**
 * Everything that is kept about the person who asks, as it is read. Throws VALIDATION for a wrong password, TOO_MANY_REQUESTS after three
 * within an hour.
 */
export async function sendOwnData(
  deps: Deps,
  user: CurrentUser,
  { passwordlama, format }: Wish,
  { ip }: RequestFacts,
): Promise<Download> {
  const { userid } = user;
  const { password } = await deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid } });
  await requirePassword(deps, user, password, passwordlama, ip);
  await countDownload(deps, userid);
  const entry = { aksi: "own_data", entitas: "userdata", kunci: String(userid), sesudah: { format } } as const;
  await inTransaction(deps.db, (tx) => writeAudit(tx, user, ip, entry));
  const filename = `e-retribusi-data-${userid}.${format}`;
  if (format === "zip") return { filename, type: "application/zip", body: await zipOf(deps, userid) };
  return { filename, type: "application/json", body: asStream(dataText(deps, userid)) };
}
