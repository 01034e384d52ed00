import { Button, Group, Text } from "@mantine/core";
import { keyOf } from "@retribusi/contract/define/entity";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { isAllowed } from "../../record.ts";
import { getIdentity } from "../../record-api.ts";
import classes from "../cells.module.css";
import type { CellProps } from "../field-parts.ts";

/** An identity number as the server sends it: in full or masked. */
export function NikCell({ value }: Pick<CellProps, "value">) {
  return typeof value === "string" ? (
    <Text span inherit className={classes.figures ?? ""}>
      {value}
    </Text>
  ) : null;
}

/** A masked number with a button that shows it; pressing it is what the person it belongs to can read about. */
function CoveredNik({ value, name, entity, record }: CellProps) {
  const { t } = useTranslation("records");
  const notifyError = useNotifyError();
  const asking = useMutation({
    mutationFn: () => getIdentity(entity.name, keyOf(entity, record)),
    onError: notifyError,
  });
  const full = asking.data?.[name];
  const isShown = typeof full === "string";
  return (
    <Group gap="xs" component="span" display="inline-flex">
      <span role="status">
        <NikCell value={isShown ? full : value} />
      </span>
      <Button
        variant="default"
        size="compact-xs"
        loading={asking.isPending}
        title={t("identityLogged")}
        onClick={() => (isShown ? asking.reset() : asking.mutate())}
      >
        {t(isShown ? "hideIdentity" : "showIdentity")}
      </Button>
    </Group>
  );
}

/** On the page of a record: with the way to the whole number for whoever may see it. */
export function NikDetail(props: CellProps) {
  const isCovered = isAllowed(props.record, "identity") && String(props.value).includes("*");
  return isCovered ? <CoveredNik key={String(props.value)} {...props} /> : <NikCell value={props.value} />;
}
