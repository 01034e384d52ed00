import { languages } from "@retribusi/contract/define/label";
import { z } from "zod";
import type { Deps } from "../../../lib/deps.ts";
import type { Mailer } from "../../../lib/mail.ts";
import { type Handler, unneeded } from "../../../lib/outbox/dispatch.ts";
import { type LetterSources, letterOf } from "./letter.ts";

const text = z.object({ en: z.string(), id: z.string() });
const letterPayload = z.object({
  to: z.string(),
  bahasa: z.array(z.enum(languages)).min(1),
  /** The action of the machine, or what else happened. */
  aksi: z.string(),
  subject: text,
  body: text,
});

/** Makes and sends the mails of bookings. What asks for something that can't be done any more counts as sent, and nothing is. */
export const letterHandler =
  (deps: Pick<Deps, "db" | "env">, mailer: Pick<Mailer, "send">, sources: LetterSources): Handler =>
  async (muatan, id) => {
    const { to, ...told } = letterPayload.parse(muatan);
    const { bookingid } = await deps.db.prisma.outbox.findUniqueOrThrow({ where: { id }, select: { bookingid: true } });
    if (bookingid === null) throw new Error(`Message ${id} speaks of no booking`);
    const letter = await letterOf({ ...deps, sources }, { bookingid, ...told });
    if (!letter) return unneeded;
    return mailer.send({ to, ...letter }, `outbox-${id}`);
  };
