import { copySizes, pictureWidths } from "@retribusi/contract/features/files/picture.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Arrival } from "../../http/upload.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { readStart } from "../../lib/files.ts";
import { Line, type Who } from "../../lib/line.ts";
import { requireCsv } from "../../records/import/csv-source.ts";
import { copyOf, type Encoded, encodePicture } from "./picture.ts";
import { type Registration, registerFiles } from "./quota.ts";
import { copyPath, newPath } from "./stored-path.ts";

/** Widest picture of a document, so that small print stays readable. */
const documentWidth = 2400;

/** A picture takes up to 200 MB while it is decoded, however small its file is. */
const decoding = new Line({ atOnce: 2, perPerson: 1, waiting: 200, waitingPerPerson: 20 });

async function decode(who: Who, { path }: Arrival, width: number): Promise<Encoded> {
  const end = await decoding.take({ who, signal: new AbortController().signal });
  try {
    return await encodePicture(path, width);
  } finally {
    end();
  }
}

const factsOf = ({ content, width, height }: Encoded) => ({
  mime: "image/webp",
  ukuran: content.length,
  lebar: width,
  tinggi: height,
});

/** Stores pictures in every size they are shown in and answers with their paths; one that is refused leaves none of them. */
export async function storePictures(deps: Deps, user: CurrentUser, arrivals: readonly Arrival[]): Promise<string[]> {
  const pictures = [];
  for (const arrival of arrivals) {
    const large = await decode(user.userid, arrival, pictureWidths.large);
    pictures.push({ path: newPath("foto", "webp"), name: arrival.name, large });
  }
  const files = pictures.map(({ path, name, large }) => ({ path, namaasli: name, umum: true, ...factsOf(large) }));
  await registerFiles(deps, user, files);
  for (const { path, large } of pictures) {
    await deps.files.write(path, large.content);
    for (const size of copySizes) await deps.files.write(copyPath(path, size), await copyOf(large.content, size));
  }
  return pictures.map(({ path }) => path);
}

async function registerOne(deps: Deps, user: CurrentUser, file: Parameters<typeof registerFiles>[2][number]) {
  const [row] = await registerFiles(deps, user, [file]);
  if (!row) throw new Error("The file was not registered");
  return row;
}

const isPdf = async (path: string): Promise<boolean> => (await readStart(path, 1024)).includes("%PDF-");

/** A private document that was looked into and may be stored. */
export interface CheckedDocument {
  /** How its row describes it. */
  readonly facts: Registration;
  /** Puts it where its row says it is. */
  store(): Promise<void>;
}

/** Looks into a document, which is a picture, encoded anew, or a PDF as it is; throws FILE_FORMAT for anything else. */
export async function checkDocument({ files }: Deps, who: Who, arrival: Arrival): Promise<CheckedDocument> {
  const { name, size } = arrival;
  if (await isPdf(arrival.path)) {
    const path = newPath("dokumen", "pdf");
    const facts = { path, namaasli: name, mime: "application/pdf", ukuran: size, umum: false };
    return { facts, store: () => files.take(path, arrival.path) };
  }
  const picture = await decode(who, arrival, documentWidth);
  const path = newPath("dokumen", "webp");
  const facts = { path, namaasli: name, umum: false, ...factsOf(picture) };
  return { facts, store: () => files.write(path, picture.content) };
}

/** Stores a private document, a picture encoded anew and a PDF as it is; throws FILE_FORMAT for anything else. */
export async function storeDocument(deps: Deps, user: CurrentUser, arrival: Arrival) {
  const { facts, store } = await checkDocument(deps, user.userid, arrival);
  const stored = await registerOne(deps, user, facts);
  await store();
  return stored;
}

/** Stores a document that everybody may open, a PDF as it is, and answers with its path; throws FILE_FORMAT for anything else. */
export async function storePublication(deps: Deps, user: CurrentUser, arrival: Arrival): Promise<string> {
  if (!(await isPdf(arrival.path))) throw new AppError("FILE_FORMAT");
  const path = newPath("terbitan", "pdf");
  const facts = { path, namaasli: arrival.name, mime: "application/pdf", ukuran: arrival.size, umum: true };
  await registerOne(deps, user, facts);
  await deps.files.take(path, arrival.path);
  return path;
}

/** Stores a csv file for an import; throws FILE_FORMAT for anything else. */
export async function storeCsv(deps: Deps, user: CurrentUser, arrival: Arrival): Promise<string> {
  await requireCsv(arrival.name, arrival.path);
  const path = newPath("impor", "csv");
  const facts = { path, namaasli: arrival.name, mime: "text/csv", ukuran: arrival.size, umum: false };
  await registerOne(deps, user, facts);
  await deps.files.take(path, arrival.path);
  return path;
}

/** The only file of a form that takes one. */
export function single([file]: readonly Arrival[]): Arrival {
  if (!file) throw new AppError("NO_FILE");
  return file;
}
