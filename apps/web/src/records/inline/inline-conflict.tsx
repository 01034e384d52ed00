import { Button, Group, Stack, Text } from "@mantine/core";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import { useTranslation } from "react-i18next";
import { ConflictAlert } from "../../components/conflict-alert.tsx";
import { ClashValue } from "../form/clash-value.tsx";
import type { InlineEdit } from "./use-inline-edit.ts";

interface Props {
  readonly entity: AnyEntity;
  readonly name: string;
  readonly edit: InlineEdit;
  /** Leaves what is in the record now. */
  readonly onTake: () => void;
}

/** Somebody else has changed the record while the field was being changed: both values, one beneath the other. */
export function InlineConflict({ edit: { conflict, ...edit }, ...props }: Props) {
  return conflict ? <Both {...props} {...edit} conflict={conflict} /> : null;
}

interface BothProps extends Omit<Props, "edit">, Pick<InlineEdit, "value" | "isSaving"> {
  readonly conflict: NonNullable<InlineEdit["conflict"]>;
}

function Both({ entity, name, conflict, value, isSaving, onTake }: BothProps) {
  const { t } = useTranslation("conflict");
  const { t: records } = useTranslation("records");
  const { changed, isClash, record } = conflict;
  const sides = [
    { title: t("now"), shown: <ClashValue entity={entity} name={name} value={record[name]} record={record} /> },
    { title: t("mine"), shown: <ClashValue entity={entity} name={name} value={value} record={{ [name]: value }} /> },
  ];
  return (
    <ConflictAlert changed={changed} attempt={record} p="xs">
      <Stack gap="xs">
        {isClash ? null : <Text size="sm">{t("noClash")}</Text>}
        {isClash
          ? sides.map(({ title, shown }) => (
              <div key={title}>
                <Text size="xs" c="dimmed">
                  {title}
                </Text>
                <Text size="sm" component="div" style={{ overflowWrap: "anywhere" }}>
                  {shown}
                </Text>
              </div>
            ))
          : null}
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onTake}>
            {isClash ? t("takeNow") : records("cancel")}
          </Button>
          <Button size="xs" type="submit" loading={isSaving}>
            {t("keepMine")}
          </Button>
        </Group>
      </Stack>
    </ConflictAlert>
  );
}
