import { readRefused } from "@retribusi/contract/features/identity/mail-choice.rules";
import type { accountOverview } from "@retribusi/contract/features/identity/place.endpoints";
import { int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import { isUndelivered } from "../../lib/outbox/undelivered.ts";
import { findHindrances } from "./closing.query.ts";
import { findWish } from "./email-change.ts";
import { findMailState } from "./mail-state.ts";

/** A mail about one of the person's bookings that was given up at the address that they have now. */
const givenUp = (userid: number) =>
  rowsOf(
    { id: int("o.id") },
    `FROM userdata u JOIN booking b ON b.idpemesan = u.userid JOIN outbox o ON o.bookingid = b.id
    WHERE u.userid = ? AND o.status = 'gagal' AND JSON_VALUE(o.muatan, '$.to') = u.email AND ${isUndelivered}`,
    [userid],
  );

/** What `/account` shows beside the account itself. */
export async function getOverview(deps: Deps, user: CurrentUser): Promise<z.output<typeof accountOverview.answer>> {
  const { userid } = user;
  const { prisma } = deps.db;
  const select = { emailterverifikasi: true, surelditolak: true };
  const own = await prisma.userdata.findUniqueOrThrow({ where: { userid }, select });
  const wish = await findWish(deps, userid);
  const emailbaru = wish?.email
    ? { email: wish.email, kedaluwarsa: wish.kedaluwarsa.toISOString(), mail: await findMailState(deps) }
    : null;
  return {
    emailterverifikasi: own.emailterverifikasi?.toISOString() ?? null,
    emailbaru,
    surelgagal: (await ask(sqlOf(prisma), { failed: givenUp(userid) })).failed.length > 0,
    surelditolak: readRefused(own.surelditolak),
    penutupan: await findHindrances(prisma, user),
  };
}
