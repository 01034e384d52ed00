import { formatInstant } from "@retribusi/contract/define/dates";
import { closingDays } from "@retribusi/contract/features/identity/closing.rules";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { accountMails } from "@retribusi/contract/features/mail/mail.account";
import type { MailName } from "@retribusi/contract/features/mail/mail.endpoints";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import { webAddress } from "../../lib/web-address.ts";
import { accountMail } from "../identity/account-mail.ts";
import { statusLetters } from "../identity/account-status-mail.ts";
import {
  codesRenewedMail,
  factorsRemovedMail,
  guessedMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  recoveryUsedMail,
  totpRemovedMail,
  totpSetMail,
} from "../identity/factor-mail.ts";
import { type Letter, letterTo } from "../identity/letter.ts";
import { changedMail, linkMail, nobodyMail } from "../identity/recovery-mail.ts";
import { registrationMail } from "../identity/registration-mail.ts";
import { resetMail } from "../identity/reset-mail.ts";
import { reviewMail } from "../identity/review-mail.ts";
import { plain, reader, type SampleMail, type Scene } from "./sample.ts";

type AccountMail = (typeof accountMails)[number]["name"];
type Make = (scene: Scene) => Mail;

const page = ({ env }: Scene, path: string) => webAddress(env, path);
/** Opened, the page says that the link is good for nothing. */
const key = "contoh";
const day = 86_400_000;

const registration =
  (kind: Parameters<typeof registrationMail>[1]): Make =>
  (scene) =>
    registrationMail({ env: scene.env }, kind, reader(scene), { key, days: 7 });

const account =
  (kind: Parameters<typeof accountMail>[0], recovery = "/index/forgotpassword"): Make =>
  (scene) =>
    accountMail(kind, reader(scene), {
      ...{ link: page(scene, `/index/changeemail?key=${key}`), hours: 24, recovery: page(scene, recovery) },
      date: formatInstant(new Date(scene.now.getTime() + closingDays * day), "Asia/Jakarta", scene.language),
    });

const link =
  (by: "asked" | "sent"): Make =>
  (scene) =>
    linkMail(reader(scene), {
      ...{ link: page(scene, `/index/resetpassword?key=${key}`), statusakun: accountStatus.active, by },
    });

const review =
  (decision: Parameters<typeof reviewMail>[0]): Make =>
  (scene) =>
    reviewMail(decision, reader(scene), {
      ...{ address: page(scene, "/index/login"), reason: "Contoh alasan.", role: "pengelola" },
    });

const letter =
  (found: Letter | undefined): Make =>
  (scene) => {
    if (!found) throw new Error("Nothing is written of it");
    return letterTo(reader(scene), found, { origin: "Chrome, Linux – 203.0.113.1" });
  };

const made: Readonly<Record<AccountMail, Make>> = {
  "register:confirm": registration("confirm"),
  "register:confirmEarlier": registration("confirmEarlier"),
  "register:known": registration("known"),
  "register:alreadyConfirmed": registration("alreadyConfirmed"),
  "recovery:asked": link("asked"),
  "recovery:sent": link("sent"),
  "recovery:nobody": (scene) =>
    nobodyMail(reader(scene).email, scene.language, {
      ...{ register: page(scene, "/index/register"), confirm: page(scene, "/index/verifyemail") },
    }),
  "recovery:changed": (scene) => changedMail(reader(scene), page(scene, "/index/forgotpassword")),
  "recovery:reset": (scene) => resetMail(reader(scene)),
  "account:password": account("password"),
  "account:link": account("link"),
  "account:asked": account("asked"),
  "account:changed": account("changed"),
  "account:taken": account("taken"),
  "account:closing": account("closing", "/index/login"),
  "account:kept": account("kept"),
  "account:closed": account("closed"),
  "review:accountApproved": review("accountApproved"),
  "review:accountRefused": review("accountRefused"),
  "review:roleApproved": review("roleApproved"),
  "review:roleRefused": review("roleRefused"),
  "status:active": letter(statusLetters.get(accountStatus.active)),
  "status:notActive": letter(statusLetters.get(accountStatus.notActive)),
  "status:blocked": letter(statusLetters.get(accountStatus.blocked)),
  "status:waiting": letter(statusLetters.get(accountStatus.waiting)),
  "status:passwordExpired": letter(statusLetters.get(accountStatus.passwordExpired)),
  "factor:totpSetMail": letter(totpSetMail),
  "factor:totpRemovedMail": letter(totpRemovedMail),
  "factor:passkeyAddedMail": letter(passkeyAddedMail),
  "factor:passkeyRemovedMail": letter(passkeyRemovedMail),
  "factor:codesRenewedMail": letter(codesRenewedMail),
  "factor:recoveryUsedMail": letter(recoveryUsedMail),
  "factor:factorsRemovedMail": letter(factorsRemovedMail),
  "factor:guessedMail": letter(guessedMail),
};

/** The mails about an account. */
export const isAccountMail = (name: MailName): name is AccountMail => Object.hasOwn(made, name);

export const accountSample = (name: AccountMail, scene: Scene): SampleMail => plain(made[name](scene), scene.sender());
