import { readRefused } from "@retribusi/contract/features/identity/mail-choice.rules";
import type { accountOverview } from "@retribusi/contract/features/identity/place.endpoints";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import { findHindrances } from "./closing.query.ts";
import { findWish } from "./email-change.ts";
import { findMailState } from "./mail-state.ts";

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
    surelditolak: readRefused(own.surelditolak),
    penutupan: await findHindrances(prisma, user),
  };
}
