import type { editSettings, Settings } from "@retribusi/contract/features/system/system.endpoints";
import { type SettingName, settingFields } from "@retribusi/contract/features/system/system.settings";
import type { z } from "zod";

type Edit = Omit<z.input<typeof editSettings.body>, "versi">;

export type SettingValues = Record<string, string | number | null>;

export const settingGroups = [
  { title: "organisation", names: ["namaorganisasi", "zonawaktu", "logo"] },
  { title: "contact", names: ["notelp", "email", "alamat", "jamlayanan"] },
  { title: "map", names: ["petaalamat", "petaatribusi"] },
  { title: "privacy", names: ["kontakprivasi", "retensidokumen"] },
  { title: "work", names: ["batasjawab"] },
  { title: "offer", names: ["minimalfoto"] },
  { title: "mail", names: ["smtpalamat", "emailpengirim", "smtppengguna", "smtpsandi"] },
  { title: "safety", names: ["wajibduafaktor", "batasdiam"] },
] as const satisfies readonly { readonly title: string; readonly names: readonly SettingName[] }[];

const settingNames: readonly SettingName[] = settingGroups.flatMap(({ names }) => names);

/** Settings that are empty as nothing and not as an empty text. */
const isBare = (name: SettingName): boolean =>
  settingFields[name].kind === "image" || settingFields[name].kind === "integer";

/** What stands in the inputs; the password is never sent to us, so its input begins empty. */
export const toSettingValues = (settings: Settings): SettingValues =>
  Object.fromEntries(settingNames.map((name) => [name, settings[name] ?? (isBare(name) ? null : "")]));

const sentValue = (value: string | number | null | undefined) =>
  typeof value === "string" ? value.trim() || null : (value ?? null);

/** Only what was changed is sent. An emptied field is `null`; an empty password means that the stored one stays. */
export function changedSettings(before: SettingValues, values: SettingValues): Edit {
  const changed = settingNames.filter((name) => values[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, sentValue(values[name])]));
}

export const settingField = (name: SettingName) => settingFields[name];

export const isSetting = (name: string): name is SettingName => name in settingFields;
