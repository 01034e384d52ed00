import type { editSettings, Settings } from "@retribusi/contract/features/system/system.endpoints";
import { type SettingName, settingFields } from "@retribusi/contract/features/system/system.settings";
import type { z } from "zod";

type Edit = Omit<z.input<typeof editSettings.body>, "versi">;

export type SettingValues = Record<string, string | null>;

export const settingGroups = {
  organisation: ["namaorganisasi", "zonawaktu", "logo"],
  mail: ["smtpalamat", "emailpengirim", "smtppengguna", "smtpsandi"],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

const settingNames: readonly SettingName[] = [...settingGroups.organisation, ...settingGroups.mail];

/** What stands in the inputs; the password is never sent to us, so its input begins empty. */
export const toSettingValues = (settings: Settings): SettingValues =>
  Object.fromEntries(settingNames.map((name) => [name, name === "logo" ? settings.logo : (settings[name] ?? "")]));

/** Only what was changed is sent. An emptied field is `null`; an empty password means that the stored one stays. */
export function changedSettings(before: SettingValues, values: SettingValues): Edit {
  const changed = settingNames.filter((name) => values[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]?.trim() || null]));
}

export const settingField = (name: SettingName) => settingFields[name];

export const isSetting = (name: string): name is SettingName => name in settingFields;
