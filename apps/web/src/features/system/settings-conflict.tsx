import { cellOf } from "@retribusi/contract/access/field-cell";
import { textOf } from "@retribusi/contract/define/cell";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { FormConflict } from "../../components/form-conflict.tsx";
import { Thumbnail } from "../../components/thumbnail.tsx";
import { UsualZone } from "../../lib/organisation.ts";
import { readPictures } from "../../lib/picture.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import type { VersionConflict } from "../../lib/use-version-conflict.ts";
import { isSetting, settingField } from "./setting-values.ts";

interface ValueProps {
  readonly name: string;
  readonly value: unknown;
}

function SettingValue({ name, value }: ValueProps) {
  const { t } = useTranslation("conflict");
  const language = useLanguage();
  const zone = use(UsualZone);
  if (!isSetting(name) || name === "smtpsandi") return t("hidden");
  if ((typeof value !== "string" && typeof value !== "number") || value === "") return t("empty");
  const field = settingField(name);
  if (name === "logo") return <Thumbnail paths={readPictures(String(value))} name={field.label[language]} side={96} />;
  return textOf(cellOf(field, value, {}, { language, zone }), language);
}

/** Settings that somebody else has saved while the form was open. */
export function SettingsConflict({ conflict }: { readonly conflict: VersionConflict }) {
  const label = useLabel();
  return (
    <FormConflict
      conflict={conflict}
      labelOf={(name) => (isSetting(name) ? label(settingField(name).label) : name)}
      show={(name, side) => (
        <SettingValue name={name} value={side === "now" ? conflict.conflict?.now[name] : conflict.mineOf(name)} />
      )}
    />
  );
}
