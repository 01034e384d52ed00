import { type BookingKind, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type CatalogueSearch, paths } from "../../lib/paths.ts";
import { writeSearch } from "./catalogue-address.ts";

/** Whose catalogue it is: everybody's under `/index`, a customer's, or a manager's who orders at the counter. */
export type Audience = "public" | "customer" | "manager";

/** Pages of the specification: the list and the page of one object, by audience and kind. */
const pages = {
  customer: {
    penginapan: { list: "bookobj_nasabah", object: "add_object_nasabah" },
    gedung: { list: "gedung_nsb", object: "add_gedung_nsb" },
    alat: { list: "alat_nsb", object: "add_alat_nsb" },
  },
  manager: {
    penginapan: { list: "bookobj_pengelola", object: "add_object_pengelola" },
    gedung: { list: "gedung", object: "add_gedung" },
    alat: { list: "alat", object: "add_alat" },
  },
} as const satisfies Record<
  Exclude<Audience, "public">,
  Record<BookingKind, { readonly list: string; readonly object: string }>
>;

const entity = "mst_objectretribusi";

/** Where in the catalogue an address is; without `kind` the page offers all of them. */
export interface CataloguePlace {
  readonly audience: Audience;
  readonly kind?: BookingKind;
}

/** `/mst_objectretribusi/gedung_nsb` → a customer's catalogue of buildings. */
export function placeOf(pathname: string): CataloguePlace {
  const [root, page] = pathname.split("/").filter(Boolean);
  if (root !== entity) return { audience: "public" };
  for (const audience of ["customer", "manager"] as const) {
    for (const kind of bookingKinds) {
      const { list, object } = pages[audience][kind];
      if (page === list || page === object) return { audience, kind };
    }
  }
  return { audience: "public" };
}

const withSearch = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** The catalogue with a search in its address. */
export function cataloguePath(audience: Audience, search: CatalogueSearch): string {
  if (audience === "public") return paths.catalogue(search);
  const { jenis = "penginapan", ...rest } = search;
  return withSearch(`/${entity}/${pages[audience][jenis].list}`, writeSearch(rest).toString());
}

/** The page of one object; the search goes along, so that dates, hours and units are filled in there and the way back knows the rest. */
export function objectPath(audience: Audience, kind: BookingKind, objectid: number, search: CatalogueSearch = {}) {
  const query = writeSearch({ ...search, jenis: undefined }).toString();
  if (audience === "public") return withSearch(`/index/catalogue/${objectid}`, query);
  return withSearch(`/${entity}/${pages[audience][kind].object}/${objectid}`, query);
}

const both = ["customer", "manager"] as const;

/** Every list page, for the routes. */
export const listPaths: readonly string[] = both.flatMap((audience) =>
  bookingKinds.map((kind) => `/${entity}/${pages[audience][kind].list}`),
);

/** Every page of one object, for the routes. */
export const objectPaths: readonly string[] = both.flatMap((audience) =>
  bookingKinds.map((kind) => `/${entity}/${pages[audience][kind].object}/:id`),
);
