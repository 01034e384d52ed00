import { randomBytes } from "node:crypto";
import { type PictureSize, pictureWidths } from "@retribusi/contract/features/files/picture.rules";

/** Folders of stored files; what is in the private ones is only shown at a signed address. */
const folders = {
  ...{ foto: "public", objek: "public", logo: "public", terbitan: "public" },
  ...{ dokumen: "private", impor: "private" },
} as const;

export type Folder = keyof typeof folders;

const types = { webp: "image/webp", png: "image/png", pdf: "application/pdf", csv: "text/csv" } as const;

type Extension = keyof typeof types;

export interface StoredPath {
  readonly path: string;
  readonly isPublic: boolean;
  readonly type: (typeof types)[Extension];
}

/** A name that nobody guesses and that says nothing. */
export const newPath = (folder: Folder, extension: Extension): string =>
  `${folder}/${randomBytes(16).toString("hex")}.${extension}`;

const pattern = /^(?<folder>[a-z]+)\/[0-9a-f]{32}\.(?<extension>[a-z]+)$/;

const isFolder = (name: string): name is Folder => Object.hasOwn(folders, name);
const isExtension = (name: string): name is Extension => Object.hasOwn(types, name);

/** Understands a stored path; undefined for anything that we didn't name ourselves. */
export function readPath(path: string): StoredPath | undefined {
  const { folder = "", extension = "" } = pattern.exec(path)?.groups ?? {};
  if (!isFolder(folder) || !isExtension(extension)) return;
  return { path, isPublic: folders[folder] === "public", type: types[extension] };
}

/** Where the copy of a picture in a size stands: beside it, with its width in the name. The largest is the picture itself. */
export const copyPath = (path: string, size: PictureSize): string =>
  size === "large" ? path : path.replace(/\.\w+$/, `-${pictureWidths[size]}.webp`);

const kept = /^(?<stem>(?<folder>[a-z]+)\/[0-9a-f]{32})(-\d+)?\.[a-z]+(\.[0-9a-f-]{36})?$/;

/**
 * The paths under which a file of the store may be registered: it may be a copy, or one that was never written to its end. Empty for
 * files that we didn't name.
 */
export function registeredPaths(path: string): string[] {
  const { stem = "", folder = "" } = kept.exec(path)?.groups ?? {};
  return isFolder(folder) ? Object.keys(types).map((extension) => `${stem}.${extension}`) : [];
}

const document = /^(laporan\/[0-9a-f]{32})(\.[0-9a-f-]{36})?$/;

/** The path by which a long document is known (`dokumen_laporan.berkas`), whose file this is or was to be. */
export const documentPath = (path: string): string | undefined => document.exec(path)?.[1];
