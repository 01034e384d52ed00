import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useChangedBy } from "../../components/use-changed-by.ts";
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
  const changedBy = useChangedBy();
  const box = useRef<HTMLDivElement>(null);
  const { changed, isClash, record } = conflict;
  useEffect(() => box.current?.focus(), [record]);
  const sides = [
    { title: t("now"), shown: <ClashValue entity={entity} name={name} value={record[name]} record={record} /> },
    { title: t("mine"), shown: <ClashValue entity={entity} name={name} value={value} record={{ [name]: value }} /> },
  ];
  return (
    <Alert ref={box} tabIndex={-1} role="alert" color="yellow" p="xs" title={changedBy(changed)}>
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
          {isClash ? (
            <Button size="xs" variant="default" onClick={onTake}>
              {t("takeNow")}
            </Button>
          ) : null}
          <Button size="xs" type="submit" loading={isSaving}>
            {t("keepMine")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
