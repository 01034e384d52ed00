import { NativeSelect } from "@mantine/core";
import { ageBands } from "@retribusi/contract/features/report/buku.rules";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../lib/use-label.ts";
import type { Asked, AskedPart } from "../report-address.ts";

interface Props {
  readonly asked: Asked;
  readonly onChange: (part: AskedPart) => void;
}

/** How long it has been open. */
export function AgeInput({ asked, onChange }: Props) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const bands = ageBands.map(({ from, label }) => ({ value: String(from), label: text(label) }));
  return (
    <NativeSelect
      label={t("books.age")}
      data={[{ value: "", label: t("books.everyAge") }, ...bands]}
      value={asked["kelompokumur"] ?? ""}
      onChange={({ currentTarget: { value } }) => onChange({ kelompokumur: value || undefined })}
    />
  );
}
