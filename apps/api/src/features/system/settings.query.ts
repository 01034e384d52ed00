import { usualZone } from "@retribusi/contract/define/dates";
import { type SettingName, settingFields } from "@retribusi/contract/features/system/system.settings";
import type { z } from "zod";
import type { Transaction } from "../../lib/transaction.ts";

export interface StoredSettings
  extends Readonly<
    Record<
      Exclude<
        SettingName,
        "zonawaktu" | "batasdiam" | "batasjawab" | "minimalfoto" | "retensidokumen" | "wajibduafaktor"
      >,
      string | null
    >
  > {
  readonly zonawaktu: z.output<typeof settingFields.zonawaktu.schema>;
  readonly batasdiam: number | null;
  /** Hours of working time; null means the usual ones. */
  readonly batasjawab: number | null;
  /** Null or 0 means that none are asked for; `fewestPhotos` is the same where objects are read. */
  readonly minimalfoto: number | null;
  /** Days; null means the usual period. */
  readonly retensidokumen: number | null;
  readonly wajibduafaktor: z.output<typeof settingFields.wajibduafaktor.schema>;
  readonly versi: number;
}

/** The row among the settings that counts their changes; it is missing until the first one. */
export const versionKey = "versi";

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** The settings as they are now: they are read at every use, so that a change counts at once in every process. The password is sealed. */
export async function findSettings({ pengaturan }: Pick<Transaction, "pengaturan">): Promise<StoredSettings> {
  const values = new Map((await pengaturan.findMany()).map(({ kunci, nilai }) => [kunci, nilai]));
  const of = (name: SettingName) => values.get(name) ?? null;
  return {
    versi: Number(values.get(versionKey) ?? 1),
    namaorganisasi: of("namaorganisasi"),
    logo: of("logo"),
    notelp: of("notelp"),
    email: of("email"),
    alamat: of("alamat"),
    jamlayanan: of("jamlayanan"),
    zonawaktu: settingFields.zonawaktu.schema.catch(usualZone).parse(of("zonawaktu")),
    petaalamat: of("petaalamat"),
    petaatribusi: of("petaatribusi"),
    smtpalamat: of("smtpalamat"),
    smtppengguna: of("smtppengguna"),
    smtpsandi: of("smtpsandi"),
    emailpengirim: of("emailpengirim"),
    kontakprivasi: of("kontakprivasi"),
    retensidokumen: settingFields.retensidokumen.schema.catch(null).parse(numberOf(of("retensidokumen"))),
    wajibduafaktor: settingFields.wajibduafaktor.schema.catch("sukarela").parse(of("wajibduafaktor")),
    batasjawab: settingFields.batasjawab.schema.catch(null).parse(numberOf(of("batasjawab"))),
    minimalfoto: settingFields.minimalfoto.schema.catch(null).parse(numberOf(of("minimalfoto"))),
    batasdiam: settingFields.batasdiam.schema.catch(null).parse(numberOf(of("batasdiam"))),
  };
}
