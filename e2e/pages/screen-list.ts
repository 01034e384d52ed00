import type { Page } from "@playwright/test";
import { memberScreens, publicAddresses } from "@retribusi/contract/access/screen-addresses";
import type { Role } from "@retribusi/contract/define/roles";
import { expect, isLong, tokenOf } from "../fixtures.ts";
import { signInBank } from "./bank.ts";
import { answerCalls, type Face, type Words } from "./face.ts";
import { customerFaces, superuserFaces } from "./member-faces.ts";
import { forgeToken, grantDirectly, openerOf, withRecord } from "./opener.ts";
import { reportFaces } from "./report-faces.ts";
import { visitorFaces } from "./visitor-faces.ts";

export interface Look {
  readonly name: string;
  readonly opener: Role | "visitor";
  /** Also at a desk; the short form looks at screens that are merely narrower on a phone only there. */
  readonly isAtDesk: boolean;
  /** Opens the screen; `go` leads to an address. */
  readonly show: (page: Page, go: (address: string) => Promise<void>, words: Words) => Promise<void>;
}

/** Screens that show something else on a phone than at a desk. */
const changing: readonly string[] = [
  "/tbl_pemda/",
  "/report_trx_all/",
  "/model_has_roles/",
  "/mst_objectretribusi/list_pengelola",
  "/mst_objectretribusi/gedung_nsb",
  "/trx_penginapan/list_booking_pengelola",
  "/booking/saya",
  "/trx_penginapan/list_booking_nasabah",
  "/trx_penginapan/perubahanpesanan",
];

/** Those whose content is the same, narrower. */
const same: readonly string[] = [
  "/tbl_pemda/add",
  "/tbl_pemda/view/1",
  "/tbl_pemda/edit/1",
  "/mst_objectretribusi/edit/1",
  "/userdata/add",
  "/userdata/peninjauan",
  "/mst_objectretribusi/add_object_pengelola/1",
  "/trx_penginapan/pesan",
  "/account",
  "/account/edit",
  "/account/akses",
  "/inbox",
  "/account/peran",
  "/account/keamanan",
  "/log_pelanggaran/list",
  "/log_pelanggaran/add",
  "/trx_penginapan/pesan_nsb",
  "/trx_penginapan/konfirmasipesanan_nasabah",
];

/** Public ones of the short form, at both widths: those that nobody signs in for make the first impression. */
const entrance: readonly string[] = [
  "/",
  "/index/login",
  "/index/register",
  "/index/verifyemail",
  "/index/verifyemail?key=none",
  "/index/forgotpassword",
  "/index/resetpassword",
  "/index/resetpassword_completed",
  "/index/catalogue",
  "/index/check",
  "/index/privacy",
  "/index/transparansi",
  "/index/guide/pengelola",
  "/index/bantuan",
  "/error/forbidden",
  "/error/notfound",
];

/** Homes differ from role to role. */
const homes: readonly Look[] = (["superuser", "bank", "pemda", "dinas", "pengelola", "nasabah"] as const)
  .filter((role) => isLong || role === "pengelola" || role === "nasabah")
  .map((opener) => ({
    name: `home of ${opener}`,
    opener,
    isAtDesk: true,
    show: (_page, go) => go("/home"),
  }));

/** The state in which a booking can have this done to it; elsewhere the page says that it can't. */
const states: readonly (readonly [page: RegExp, state: number])[] = [
  [/kelengkapan/, 20],
  [/cetak_pesanan/, 50],
  [/(pembatalan|reschedule|edit|perubahanpesanan|view)\/:id$/, 40],
];

const stateFor = (sample: string) =>
  sample.startsWith("/trx_") ? states.find(([page]) => page.test(sample))?.[1] : undefined;

/** What the demonstration has none of: an event of the security log, a permission of a single person, and a bank that has signed in. */
async function provide(page: Page, sample: string): Promise<void> {
  if (sample.startsWith("/log_keamanan")) await forgeToken(page);
  if (/^\/(kunci|pesan)_bank\//.test(sample)) await signInBank(page, await tokenOf(page, "superuser"));
  if (sample.startsWith("/model_has_permissions/")) await grantDirectly(page, await tokenOf(page, "superuser"));
}

const members: readonly Look[] = memberScreens
  .map((route) => ({ opener: openerOf(route), sample: route.samples[0] ?? "" }))
  .filter(({ sample }) => isLong || changing.includes(sample) || same.includes(sample))
  .filter(({ sample }) => sample !== "/home")
  .map(({ opener, sample }) => ({
    name: sample,
    opener,
    isAtDesk: isLong || changing.includes(sample),
    show: async (page, go) => {
      const token = sample.endsWith(":id") ? await tokenOf(page, opener) : "";
      await provide(page, sample);
      await go(await withRecord(page, token, sample, stateFor(sample)));
    },
  }));

const visited: readonly Look[] = publicAddresses
  .filter((address) => isLong || entrance.includes(address))
  .map((address) => ({ name: address, opener: "visitor", isAtDesk: true, show: (_page, go) => go(address) }));

const lookAt = (face: Face): Look => ({
  name: face.name,
  opener: face.opener,
  isAtDesk: true,
  show: async (page, go, words) => {
    // The step of another face of the same screen is forgotten.
    await page.goto("about:blank");
    await answerCalls(page, face);
    await go(face.address);
    await face.reach(page, words);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  },
});

/** Every screen of the application with somebody who may open it; the short form has those that differ most from each other. */
export const looks: readonly Look[] = [
  ...visited,
  ...homes,
  ...members,
  ...(isLong ? [...visitorFaces, ...customerFaces, ...superuserFaces, ...reportFaces].map(lookAt) : []),
];
