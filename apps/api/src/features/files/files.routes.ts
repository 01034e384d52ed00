import { uploadCsv } from "@retribusi/contract/access/import.endpoints";
import { uploadPublication } from "@retribusi/contract/access/publication.endpoints";
import { removeTempFile, uploadDocument, uploadPhoto } from "@retribusi/contract/features/files/files.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { toAppError } from "../../http/error-handler.ts";
import { handleUpload, type UploadRequest } from "../../http/upload.ts";
import { AppError } from "../../lib/app-error.ts";
import { requireRoom } from "./quota.ts";
import { removeTemporary } from "./removal.ts";
import { signedAddress } from "./signature.ts";
import { single, storeCsv, storeDocument, storePictures, storePublication } from "./upload.ts";

/** What goes wrong while a file is stored is told as what it was to the sender: an upload that failed. */
async function storing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error).code === "INTERNAL" ? new AppError("UPLOAD_FAILED", { cause: error }) : error;
  }
}

const needsRoom = ({ deps, user }: UploadRequest) => requireRoom(deps, user);

export const filesRoutes: readonly Route[] = [
  handleUpload(uploadPhoto, needsRoom, async ({ deps, user, files }) => {
    const paths = await storing(() => storePictures(deps, user, files));
    return { path: paths.join(","), paths };
  }),
  handleUpload(uploadDocument, needsRoom, async ({ deps, user, files }) => {
    const { id, namaasli, mime, ukuran, path } = await storing(() => storeDocument(deps, user, single(files)));
    return { berkasid: id, namaasli, mime, ukuran, address: signedAddress(deps, path) };
  }),
  handleUpload(uploadPublication, needsRoom, async ({ deps, user, files }) => ({
    path: await storing(() => storePublication(deps, user, single(files))),
  })),
  handleUpload(uploadCsv, needsRoom, async ({ deps, user, files }) => ({
    path: await storing(() => storeCsv(deps, user, single(files))),
  })),
  handle(removeTempFile, async ({ deps, user, body }) => {
    await removeTemporary(deps, user, body.temp_file);
    return { removed: 1 as const };
  }),
];
