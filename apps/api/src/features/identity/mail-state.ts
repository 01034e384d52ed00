import type { MailState } from "@retribusi/contract/features/identity/registration.endpoints";
import type { Deps } from "../../lib/deps.ts";
import { letterKind } from "../../lib/outbox/enqueue.ts";
import { findMailSettings } from "../system/mailer.ts";
import { recoveryKind } from "./recovery-request.ts";

/** Milliseconds after which a mail that still waits, or none that was sent, is a sign of trouble. */
const unusual = 60_000;
const lately = 5 * 60_000;
const jenis = { in: ["mail", letterKind, recoveryKind] };

/** Whether a mail of this moment will go: as far as all mails tell, whoever it is for. */
export async function findMailState(deps: Pick<Deps, "db" | "env" | "clock" | "log">): Promise<MailState> {
  const { outbox } = deps.db.prisma;
  const settings = await findMailSettings(deps).catch((error: unknown) => {
    deps.log.error({ err: error }, "the mail server's password can't be read");
  });
  if (!settings) return "failed";
  const now = deps.clock.now().getTime();
  const stuck = { OR: [{ percobaan: { gt: 0 } }, { date_created: { lt: new Date(now - unusual) } }] };
  if ((await outbox.count({ where: { jenis, status: "antri", ...stuck } })) === 0) return "sent";
  const went = { jenis, status: "terkirim", tglkirim: { gt: new Date(now - lately) } } as const;
  return (await outbox.count({ where: went })) > 0 ? "sent" : "late";
}
