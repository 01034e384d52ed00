import type { Label } from "@retribusi/contract/define/label";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { countAttempt, findExceeded } from "../identity/attempts.ts";
import { sendAtOnce } from "../system/test-mail.ts";
import { firstLanguageOf, makeSample, type Wish } from "./make-sample.ts";

const trial: Label = { en: "[Trial] ", id: "[Uji coba] " };

const unconfirmed: Label = {
  en: "Your own e-mail address was never confirmed. Enter another one under My account: the link that is sent there confirms it.",
  id: "Alamat surel Anda sendiri belum pernah dikonfirmasi. Isi alamat lain di Akun saya: tautan yang dikirim ke sana mengonfirmasinya.",
};

/** So many an hour for each person: enough to look at each mail once a morning, and no way to fill a mailbox. */
const limit = 30;

async function requireSeldom({ db }: Pick<Deps, "db">, { userid }: CurrentUser): Promise<void> {
  const counters = [{ key: `contohsurel:${userid}`, limit, memory: 3600 }];
  const exceeded = findExceeded(counters, (await countAttempt(db, counters)).tallies);
  if (exceeded) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: exceeded.seconds } });
}

/**
 * Sends a mail that is made of a sample to whoever asks, at once and past the outbox, as the settings are tried out: the answer says how it went.
 * Throws ACTION_REFUSED where their address isn't confirmed, and TOO_MANY_REQUESTS.
 */
export async function trySample(deps: Deps, user: CurrentUser, wish: Wish, { ip, language }: RequestFacts) {
  const { userid } = user;
  const person = await deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid } });
  if (person.email === "" || person.emailterverifikasi === null) {
    throw new AppError("ACTION_REFUSED", { values: { reason: unconfirmed } });
  }
  await requireSeldom(deps, user);
  const { subject, html, text, attachments } = await makeSample(deps, wish);
  const marked = `${trial[language]}${subject}`;
  const written = { language: firstLanguageOf(wish), subject: marked, html, text, attachments };
  const outcome = await sendAtOnce(deps, { to: person.email, ...written });
  const sesudah = { surel: wish.nama, email: person.email, ...outcome };
  await inTransaction(deps.db, (tx) =>
    writeAudit(tx, user, ip, { aksi: "test_mail", entitas: "pengaturan", kunci: "pengaturan", sesudah }),
  );
  return { ...outcome, email: person.email };
}
