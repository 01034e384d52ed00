import { randomUUID } from "node:crypto";
import { email } from "@retribusi/contract/define/field";
import { mostLinks, resetMinutes } from "@retribusi/contract/features/identity/recovery.endpoints";
import type { userdata } from "@retribusi/db/generated/client";
import type { Deps } from "../../lib/deps.ts";
import type { Mailer } from "../../lib/mail.ts";
import type { Handler } from "../../lib/outbox/dispatch.ts";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import { webAddress } from "../../lib/web-address.ts";
import { issueToken, withdrawToken } from "./mailed-token.ts";
import { linkMail, nobodyMail } from "./recovery-mail.ts";
import { readWish, type Wish } from "./recovery-request.ts";
import { isUnconfirmed } from "./unconfirmed.ts";
import { countSubject, takeBackSubject } from "./visitor-gate.ts";

type Known = Pick<Deps, "db" | "env" | "clock">;
type Send = (mail: Mail) => Promise<void>;

const address = email({ en: "", id: "" }).schema;

/** A registration that nobody has confirmed is no account yet: it opens by its own link. */
async function findAccount({ db }: Known, wish: Wish): Promise<userdata | null> {
  if ("userid" in wish) return db.prisma.userdata.findUnique({ where: { userid: wish.userid } });
  const { nama } = wish;
  const where = nama.includes("@") ? { email: nama } : { username: nama };
  const found = await db.prisma.userdata.findUnique({ where });
  return found && isUnconfirmed(found) ? null : found;
}

/** How many links of the account are out and can still be used. */
const countLinks = ({ db, clock }: Known, { userid, email: to, versitoken }: userdata): Promise<number> =>
  db.prisma.token_user.count({
    where: {
      userid,
      jenis: "reset",
      email: to,
      versi: versitoken,
      dipakai: null,
      kedaluwarsa: { gt: clock.now() },
    },
  });

/** Whoever asks more often has a link that is still good, so that asking in somebody's name keeps nobody from recovering. */
async function sendLink(deps: Known, user: userdata, by: "asked" | "sent", send: Send): Promise<void> {
  if ((await countLinks(deps, user)) >= mostLinks) return;
  const { prisma } = deps.db;
  const { userid, email: to, versitoken: versi, statusakun } = user;
  const secret = await issueToken(deps, prisma, {
    ...{ userid, versi, email: to },
    jenis: "reset",
    minutes: resetMinutes.mailed,
  });
  const link = webAddress(deps.env, `/index/resetpassword?key=${secret}`);
  try {
    await send(linkMail(user, { link, statusakun, by }));
  } catch (error) {
    await withdrawToken(prisma, secret);
    throw error;
  }
}

const nobody = { name: "takterdaftar", most: 2, minutes: 24 * 60 };

/** Tells the owner of an address that nobody here has it, rarely: the mail is of no use to anybody else. */
async function mailStranger(deps: Known, { nama, bahasa }: Extract<Wish, { nama: string }>, send: Send): Promise<void> {
  const { success, data: to } = address.safeParse(nama);
  if (!success || !(await countSubject(deps, nobody.name, to, nobody))) return;
  try {
    await send(
      nobodyMail(to, bahasa, {
        register: webAddress(deps.env, "/index/register"),
        confirm: webAddress(deps.env, "/index/verifyemail"),
      }),
    );
  } catch (error) {
    await takeBackSubject(deps, nobody.name, to);
    throw error;
  }
}

/**
 * Makes and sends what somebody asked for. The link is made at the moment it is sent: its half hour doesn't pass while mails wait for
 * their server, and its secret is stored nowhere. A mail that is tried again has another link, and so another name.
 */
export const recoveryHandler =
  (deps: Known, mailer: Pick<Mailer, "send">): Handler =>
  async (muatan, id) => {
    const wish = readWish(deps, muatan);
    const user = await findAccount(deps, wish);
    const send: Send = (mail) => mailer.send(mail, `outbox-${id}-${randomUUID()}`);
    if (user) await sendLink(deps, user, "userid" in wish ? "sent" : "asked", send);
    else if ("nama" in wish) await mailStranger(deps, wish, send);
  };
