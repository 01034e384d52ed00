import type { Deps } from "../../../lib/deps.ts";
import { written } from "../../../lib/letter/written.ts";
import type { Mailer } from "../../../lib/mail.ts";
import { type Handler, unneeded } from "../../../lib/outbox/dispatch.ts";
import { dutyPayload } from "../../../lib/outbox/duty.ts";
import { findSettings } from "../../system/settings.query.ts";
import { readBooking } from "../record.query.ts";
import { dutyLetter } from "./duty-letter.ts";
import { regionOf, senderOf } from "./letter.ts";
import { type Standing, standingOf, stillWaits } from "./standing.ts";

/** The booking that a mail speaks of, as it stands now. */
async function findStanding({ db }: Pick<Deps, "db">, id: number): Promise<Standing | undefined> {
  const { bookingid } = await db.prisma.outbox.findUniqueOrThrow({ where: { id }, select: { bookingid: true } });
  return bookingid === null ? undefined : standingOf(await readBooking(db.prisma, bookingid));
}

/** Makes and sends the mails to staff. Nobody needs one any more that asks for what somebody has done meanwhile. */
export const dutyHandler =
  (deps: Pick<Deps, "db" | "env">, mailer: Pick<Mailer, "send">): Handler =>
  async (muatan, id) => {
    const { to, ...mail } = dutyPayload.parse(muatan);
    const standing = await findStanding(deps, id);
    if (standing && mail.aksi !== undefined && !stillWaits(mail.aksi, standing)) return unneeded;
    const settings = await findSettings(deps.db.prisma);
    const name = standing ? regionOf(standing) : (settings.namaorganisasi ?? "e-Retribusi");
    const said = written(dutyLetter(deps.env, mail), senderOf(deps.env, settings, name));
    await mailer.send({ to, language: mail.bahasa, ...said, attachments: [] }, `outbox-${id}`);
  };
