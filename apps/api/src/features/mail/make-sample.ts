import { type Language, languages } from "@retribusi/contract/define/label";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { MailLanguage, MailName } from "@retribusi/contract/features/mail/mail.endpoints";
import type { Deps } from "../../lib/deps.ts";
import { listUsualWays } from "../bank/bill-at-bank.query.ts";
import { senderOf } from "../booking/letter/letter.ts";
import { findSettings } from "../system/settings.query.ts";
import { accountSample, isAccountMail } from "./account-sample.ts";
import { bookingSample, isBookingMail } from "./booking-sample.ts";
import type { SampleMail, Scene } from "./sample.ts";
import { billingIds } from "./sample-money.ts";
import { staffSamples } from "./staff-sample.ts";
import { waitlistSamples } from "./waitlist-sample.ts";

const others = { ...waitlistSamples, ...staffSamples };

function sampleOf(name: MailName, scene: Scene): SampleMail {
  if (isBookingMail(name)) return bookingSample(name, scene);
  return isAccountMail(name) ? accountSample(name, scene) : others[name](scene);
}

/** What somebody wants to see. */
export interface Wish {
  readonly nama: MailName;
  readonly bahasa: MailLanguage;
  readonly jenis: BookingKind;
}

/** Indonesian stands first where both do, as in the mails themselves. */
const languagesOf = ({ nama, bahasa }: Wish): readonly Language[] => {
  if (bahasa !== "both") return [bahasa];
  return isBookingMail(nama) ? ["id", "en"] : ["id"];
};

/** In which a mail begins. */
export const firstLanguageOf = (wish: Wish): Language => languagesOf(wish)[0] ?? "id";

async function sceneOf({ db, env, clock }: Pick<Deps, "db" | "env" | "clock">, wish: Wish): Promise<Scene> {
  const settings = await findSettings(db.prisma);
  const bill = { idbilling: billingIds.utama, jumlah: 500_000n };
  const [en, id] = await Promise.all(languages.map((language) => listUsualWays(db, bill, language)));
  return {
    ...{ env, now: clock.now(), kind: wish.jenis, languages: languagesOf(wish), language: firstLanguageOf(wish) },
    sender: (name = settings.namaorganisasi ?? "e-Retribusi") => senderOf(env, settings, name),
    steps: { en: en ?? [], id: id ?? [] },
  };
}

/** A mail as it leaves, made of a sample: by the words and the layout of the real ones, and of nothing that is stored. */
export const makeSample = async (deps: Pick<Deps, "db" | "env" | "clock">, wish: Wish): Promise<SampleMail> =>
  sampleOf(wish.nama, await sceneOf(deps, wish));
