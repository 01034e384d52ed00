import { pictureWidths } from "@retribusi/contract/features/files/picture.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import type { Arrival } from "../../http/upload.ts";
import { requireCsv } from "../../records/import/csv-source.ts";
import { copyOf, type Encoded, encodePicture } from "./picture.ts";
import { copyPath, newPath } from "./stored-path.ts";

/** So many files of one user may wait to be used by a record; nobody fills the disk through a form. */
const maxWaiting = 200;
const hour = 3600;
const smaller = ["thumb", "small", "medium"] as const;

/** Widest picture of a document, so that small print stays readable. */
const documentWidth = 2400;

async function requireRoom({ db }: Deps, { userid }: CurrentUser, more: number): Promise<void> {
  const waiting = await db.prisma.berkas.count({ where: { pemilik: userid, sementara: true } });
  if (waiting + more > maxWaiting) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: hour } });
}

interface Registration {
  readonly path: string;
  readonly namaasli: string;
  readonly mime: string;
  readonly ukuran: number;
  readonly umum: boolean;
  readonly lebar?: number;
  readonly tinggi?: number;
}

/** The sender's name for a file, without what would make it look like another one. */
const shownName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, "").slice(0, 255);

/** Notes a file before it is written: one that fails halfway is swept like any other that was never used. */
const register = ({ db }: Deps, { userid }: CurrentUser, facts: Registration) =>
  db.prisma.berkas.create({
    data: { ...facts, namaasli: shownName(facts.namaasli), pemilik: userid, sementara: true },
  });

const factsOf = ({ content, width, height }: Encoded) => ({
  mime: "image/webp",
  ukuran: content.length,
  lebar: width,
  tinggi: height,
});

async function storePicture(deps: Deps, user: CurrentUser, name: string, large: Encoded): Promise<string> {
  const path = newPath("foto", "webp");
  await register(deps, user, { path, namaasli: name, umum: true, ...factsOf(large) });
  await deps.files.write(path, large.content);
  for (const size of smaller) await deps.files.write(copyPath(path, size), await copyOf(large.content, size));
  return path;
}

/** Stores pictures in every size they are shown in and answers with their paths; one that is refused leaves none of them. */
export async function storePictures(deps: Deps, user: CurrentUser, arrivals: readonly Arrival[]): Promise<string[]> {
  await requireRoom(deps, user, arrivals.length);
  const encoded: { readonly name: string; readonly large: Encoded }[] = [];
  for (const { name, content } of arrivals) {
    encoded.push({ name, large: await encodePicture(content, pictureWidths.large) });
  }
  const paths: string[] = [];
  for (const { name, large } of encoded) paths.push(await storePicture(deps, user, name, large));
  return paths;
}

const isPdf = (content: Buffer): boolean => content.subarray(0, 1024).includes("%PDF-");

/** Stores a private document, a picture encoded anew and a PDF as it is; throws FILE_FORMAT for anything else. */
export async function storeDocument(deps: Deps, user: CurrentUser, { name, content }: Arrival) {
  await requireRoom(deps, user, 1);
  if (isPdf(content)) {
    const path = newPath("dokumen", "pdf");
    const facts = { path, namaasli: name, mime: "application/pdf", ukuran: content.length, umum: false };
    const stored = await register(deps, user, facts);
    await deps.files.write(path, content);
    return stored;
  }
  const picture = await encodePicture(content, documentWidth);
  const path = newPath("dokumen", "webp");
  const stored = await register(deps, user, { path, namaasli: name, umum: false, ...factsOf(picture) });
  await deps.files.write(path, picture.content);
  return stored;
}

/** Stores a csv file for an import; throws FILE_FORMAT for anything else. */
export async function storeCsv(deps: Deps, user: CurrentUser, { name, content }: Arrival): Promise<string> {
  await requireRoom(deps, user, 1);
  requireCsv(name, content);
  const path = newPath("impor", "csv");
  await register(deps, user, { path, namaasli: name, mime: "text/csv", ukuran: content.length, umum: false });
  await deps.files.write(path, content);
  return path;
}
