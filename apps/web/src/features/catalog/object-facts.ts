import type { CatalogueObject } from "./catalogue-query.ts";

/** What an object is called: “Wisma Merdeka – Room with two beds”. */
export const objectTitle = ({ objectname, subobjectname }: Pick<CatalogueObject, "objectname" | "subobjectname">) =>
  [objectname, subobjectname].filter(Boolean).join(" – ");

/** Where it is. */
export const objectPlace = ({
  lokasialamat,
  lokasikabkota,
}: Pick<CatalogueObject, "lokasialamat" | "lokasikabkota">): string => `${lokasialamat}, ${lokasikabkota}`;

/** Stored paths of its pictures, the main one first. */
export const objectPictures = ({ fotoobjectutama, foto }: Pick<CatalogueObject, "fotoobjectutama" | "foto">) => [
  ...new Set([fotoobjectutama, ...foto].filter((path) => path !== null)),
];
