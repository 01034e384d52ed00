import { waitlistPage } from "../features/booking/booking.waitlist.ts";
import { findEntity } from "./entities.ts";
import { pages } from "./pages.ts";
import { ownPages, type SpecifiedRoute, specifiedRoutes } from "./specified-routes.ts";

/** A piece of equipment, a hall of the agency, and the customer, of the demonstration. */
const sampleOf = (path: string) =>
  path.startsWith("/mst")
    ? path.replace(":id", path.includes("alat") ? "29" : "17")
    : path.replace(/^(\/userdata.*):id/, "$16");

/** The product's own pages, in the form of those of the specification. */
const ownRoutes: readonly SpecifiedRoute[] = pages
  .filter(({ name, path }) => ownPages.includes(name) && path !== "/home")
  .map(({ path, roles }) => ({ pattern: path, samples: [sampleOf(path)], holders: roles }));

/** Below the page on which a record is added, and opened by the same people. */
const importRoutes: readonly SpecifiedRoute[] = pages
  .filter(({ entity, verbs }) => verbs[0] === "add" && entity && findEntity(entity)?.import)
  .map(({ path, roles }) => ({ pattern: `${path}/import`, samples: [`${path}/import`], holders: roles }));

/** The form for one booking, for those who hold the desk of the changes and no page of one record. */
const deskForms: readonly SpecifiedRoute[] = pages
  .filter(({ name }) => /^trx_\w+\/perubahanpesanan$/.test(name))
  .map(({ path, roles }) => ({ pattern: `${path}/:id`, samples: [`${path}/:id`], holders: roles }));

/** One offer, below the list that it is part of. */
const offers: readonly SpecifiedRoute[] = pages
  .filter(({ name }) => name === waitlistPage)
  .map(({ path, roles }) => ({ pattern: `${path}/:id`, samples: [`${path}/1`], holders: roles }));

/** Every address that is open to some of those who have signed in. */
export const guardedRoutes: readonly SpecifiedRoute[] = [...specifiedRoutes, ...ownRoutes].filter(
  ({ holders }) => holders !== "everybody",
);

/** Addresses that are open without signing in, with what they show to a dead link or an unknown number. */
export const publicAddresses: readonly string[] = [
  "/",
  "/index",
  "/index/login",
  "/index/login?nexturl=%2Faccount",
  "/index/register",
  "/index/register?nexturl=%2Findex%2Fcatalogue",
  "/index/verifyemail",
  "/index/verifyemail?key=none",
  "/index/forgotpassword",
  "/index/resetpassword",
  "/index/resetpassword?key=none",
  "/index/resetpassword_completed",
  "/index/changeemail",
  "/index/changeemail?key=none",
  "/index/privacy",
  "/index/favorit",
  "/index/transparansi",
  "/index/catalogue",
  "/index/catalogue?cari=nowhere",
  "/index/catalogue/1",
  "/index/catalogue/17",
  "/index/catalogue/29",
  "/index/catalogue/999999",
  "/index/check",
  "/index/pesanan/psn_1_1_none",
  "/index/check/7K3M9QXT4H2PW8NA",
  "/index/guide",
  ...["", "/kontak", "/syarat"].map((part) => `/index/bantuan${part}`),
  ...["nasabah", "pengelola", "dinas", "pemda", "bank", "superuser", "default"].map((role) => `/index/guide/${role}`),
  "/error/forbidden",
  "/error/notfound",
  "/no/such/page",
];

/** One address for every screen that people see after signing in: a list's other addresses show the list. */
export const memberScreens: readonly SpecifiedRoute[] = [
  { pattern: "/home", samples: ["/home"], holders: "members" },
  ...[...guardedRoutes, ...importRoutes, ...deskForms, ...offers].filter(
    ({ pattern }) => !pattern.includes("(list|index)"),
  ),
];
