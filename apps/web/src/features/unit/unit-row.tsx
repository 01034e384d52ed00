import { Button, Select, Text, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { setUnitState, type Unit } from "@retribusi/contract/features/unit/unit.endpoints";
import { unitStateLabels, unitStates } from "@retribusi/contract/features/unit/unit.rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotifyConflict } from "../../components/use-notify-conflict.ts";
import { callEndpoint } from "../../lib/api.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { keepUnits, readUnitsAnew } from "./unit-query.ts";
import classes from "./unit-row.module.css";

interface Props {
  readonly objectid: number;
  readonly unit: Unit;
}

/** One unit: what it is like, and a note. Saved by a button that shows once something is different. */
export function UnitRow({ objectid, unit }: Props) {
  const { t } = useTranslation("unit");
  const label = useLabel();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const notifyConflict = useNotifyConflict();
  const [keadaan, setKeadaan] = useState(unit.keadaan);
  const [catatan, setCatatan] = useState(unit.catatan ?? "");
  const { id, versi, nomor } = unit;
  const isChanged = keadaan !== unit.keadaan || catatan.trim() !== (unit.catatan ?? "");
  const saving = useMutation({
    mutationFn: () =>
      callEndpoint(setUnitState, { params: { id }, body: { versi, keadaan, catatan: catatan.trim() || null } }),
    onSuccess: (units) => {
      keepUnits(client, units);
      notifications.show({ color: "green", message: t("saved", { name: nomor }) });
    },
    onError: (error) => {
      if (notifyConflict(error, t("changedBefore", { name: nomor }))) void readUnitsAnew(client, objectid);
      else notifyError(error);
    },
  });
  return (
    <li className={classes["row"]}>
      <Text fw={600}>{nomor}</Text>
      <Select
        aria-label={t("stateOf", { name: nomor })}
        data={unitStates.map((value) => ({ value, label: label(unitStateLabels[value]) }))}
        allowDeselect={false}
        value={keadaan}
        onChange={(value) => {
          const next = unitStates.find((one) => one === value);
          if (next) setKeadaan(next);
        }}
      />
      <TextInput
        aria-label={t("noteOf", { name: nomor })}
        placeholder={t("note")}
        maxLength={255}
        value={catatan}
        onChange={(event) => setCatatan(event.currentTarget.value)}
      />
      {isChanged ? (
        <Button
          variant="default"
          loading={saving.isPending}
          aria-label={t("saveOf", { name: nomor })}
          onClick={() => saving.mutate()}
        >
          {t("save")}
        </Button>
      ) : null}
    </li>
  );
}
