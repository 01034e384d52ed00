import { Button, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { UnitToClean } from "@retribusi/contract/features/booking/desk.endpoints";
import { setUnitState } from "@retribusi/contract/features/unit/unit.endpoints";
import { unitPage } from "@retribusi/contract/features/unit/unit.pages";
import { unitStateLabels } from "@retribusi/contract/features/unit/unit.rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useNotifyConflict } from "../../components/use-notify-conflict.ts";
import { callEndpoint } from "../../lib/api.ts";
import { paths } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";
import { keepUnits } from "../unit/unit-query.ts";
import { deskKey, useDesk } from "./desk-query.ts";
import classes from "./today-lists.module.css";

function Row({ unit }: { readonly unit: UnitToClean }) {
  const { t } = useTranslation("unit");
  const label = useLabel();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const notifyConflict = useNotifyConflict();
  const { id, versi, nomor, catatan, objectname, subobjectname } = unit;
  const cleaned = useMutation({
    mutationFn: () => callEndpoint(setUnitState, { params: { id }, body: { versi, keadaan: "siap", catatan } }),
    onSuccess: (units) => {
      keepUnits(client, units);
      notifications.show({ color: "green", message: t("saved", { name: nomor }) });
    },
    onError: (error) => notifyConflict(error, t("changedBefore", { name: nomor })) || notifyError(error),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
  const ready = label(unitStateLabels.siap);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600}>{nomor}</Text>
        <Text size="sm" c="dimmed">
          {[objectname, subobjectname, catatan].filter(Boolean).join(", ")}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        flex="none"
        loading={cleaned.isPending}
        aria-label={`${ready}: ${nomor}`}
        onClick={() => cleaned.mutate()}
      >
        {ready}
      </Button>
    </li>
  );
}

/** Units that wait to be cleaned, each ready again by one press; nothing where none waits. */
export function UnitsToClean() {
  const { t } = useTranslation("home");
  const id = useId();
  const { data } = useDesk();
  const { num, records } = data?.dibersihkan ?? { num: 0, records: [] };
  if (num === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <Text id={id} component="h2" className={classes.title ?? ""}>
        {t("desk.dibersihkan")}
      </Text>
      <ul className={classes.list}>
        {records.map((unit) => (
          <Row key={unit.id} unit={unit} />
        ))}
      </ul>
      {num > records.length ? (
        <Text size="sm" className={classes.empty ?? ""}>
          <Link to={paths.page(unitPage)}>{t("desk.semuaUnit", { count: num })}</Link>
        </Text>
      ) : null}
    </section>
  );
}
