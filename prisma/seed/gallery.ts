import { createHash } from "node:crypto";
import { mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pictureWidths } from "@retribusi/contract/features/files/picture.rules";
import sharp from "sharp";
import type { PrismaClient } from "../generated/client.ts";
import { draw, type SceneName } from "./picture/scene.ts";

/** A drawing has no more to show above this width. The catalogue's copies are made here; the server makes the others when they are asked for. */
const fullWidth = 1280;
const cardWidths = [pictureWidths.small, pictureWidths.card];
const quality = 82;

/** Folder of the stored files and the table that describes them. */
export interface Store {
  readonly prisma: PrismaClient;
  readonly folder: string;
}

/** Names look random and come out the same every time, so that seeding again replaces a picture instead of adding one. */
const fileName = (folder: string, key: string, extension: string) =>
  `${folder}/${createHash("sha256").update(key).digest("hex").slice(0, 32)}.${extension}`;

/** Where the picture of a key is stored. */
export const scenePath = (key: string): string => fileName("objek", key, "webp");

/** Draws a scene and writes it with its smaller copies to the path of its key. */
export async function storeScene(store: Store, key: string, scene: SceneName, variant: number): Promise<void> {
  const path = scenePath(key);
  if (await isStored(store, path)) return;
  const full = await sharp(Buffer.from(draw(scene, variant)), { density: 77 })
    .resize(fullWidth)
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const copy = (width: number) =>
    sharp(full.data, { raw: full.info }).resize(width).webp({ quality, effort: 2 }).toBuffer();
  const large = await copy(fullWidth);
  await write(store, path, large);
  for (const width of cardWidths) await write(store, path.replace(".webp", `-${width}.webp`), await copy(width));
  await register(store, path, `${scene}.webp`, "image/webp", { ...full.info, size: large.length });
}

/** Stores an SVG as PNG, the one format that screens and PDF documents both take; returns its stored path. */
export async function storeEmblem(store: Store, key: string, svg: string): Promise<string> {
  const path = fileName("logo", key, "png");
  if (await isStored(store, path)) return path;
  const emblem = sharp(Buffer.from(svg))
    .extract({ left: 250, top: 40, width: 700, height: 740 })
    .resize({ height: 512 });
  const { data, info } = await emblem.png({ palette: true }).toBuffer({ resolveWithObject: true });
  await write(store, path, data);
  await register(store, path, "lambang.png", "image/png", info);
  return path;
}

/** Stores a document that only the people concerned may see; returns the id of its row. */
export async function storeLetter(store: Store, svg: string): Promise<number> {
  const path = fileName("dokumen", svg, "webp");
  const { data, info } = await sharp(Buffer.from(svg)).webp({ quality }).toBuffer({ resolveWithObject: true });
  await write(store, path, data);
  const { id } = await register(store, path, "surat-permohonan.webp", "image/webp", info, false);
  return id;
}

async function isStored({ prisma, folder }: Store, path: string): Promise<boolean> {
  const row = await prisma.berkas.findUnique({ where: { path }, select: { id: true } });
  if (row === null) return false;
  return stat(join(folder, path)).then(
    () => true,
    () => false,
  );
}

async function write({ folder }: Store, path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

function register(
  { prisma }: Store,
  path: string,
  namaasli: string,
  mime: string,
  { size: ukuran, width: lebar, height: tinggi }: { size: number; width: number; height: number },
  umum = true,
) {
  const facts = { namaasli, mime, ukuran, lebar, tinggi, umum };
  return prisma.berkas.upsert({ where: { path }, create: { path, ...facts }, update: facts });
}
