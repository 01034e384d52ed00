import {
  removeTempFile,
  uploadCsv,
  uploadDocument,
  uploadPhoto,
} from "@retribusi/contract/features/files/files.endpoints";
import { AppError } from "../../http/app-error.ts";
import { handle, type Route } from "../../http/endpoint.ts";
import { handleUpload } from "../../http/upload.ts";
import { removeTemporary } from "./removal.ts";
import { signedAddress } from "./signature.ts";
import { storeCsv, storeDocument, storePictures } from "./upload.ts";

export const filesRoutes: readonly Route[] = [
  handleUpload(uploadPhoto, async ({ deps, user, files }) => {
    const paths = await storePictures(deps, user, files);
    return { path: paths.join(","), paths };
  }),
  handleUpload(uploadDocument, async ({ deps, user, files: [file] }) => {
    if (!file) throw new AppError("NO_FILE");
    const { id, namaasli, mime, ukuran, path } = await storeDocument(deps, user, file);
    return { berkasid: id, namaasli, mime, ukuran, address: signedAddress(deps, path) };
  }),
  handleUpload(uploadCsv, async ({ deps, user, files: [file] }) => {
    if (!file) throw new AppError("NO_FILE");
    return { path: await storeCsv(deps, user, file) };
  }),
  handle(removeTempFile, async ({ deps, user, body }) => {
    await removeTemporary(deps, user, body.temp_file);
    return { removed: 1 as const };
  }),
];
