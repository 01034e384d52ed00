import { ActionIcon } from "@mantine/core";
import { fieldOf } from "@retribusi/contract/define/entity";
import { IconPencil } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../lib/use-label.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import { InlineEditor } from "../inline/inline-editor.tsx";
import type { RecordRow } from "../record.ts";
import type { EntityPage } from "../record-pages.ts";
import classes from "./fact-list.module.css";

interface Props {
  readonly page: EntityPage;
  readonly record: RecordRow;
  readonly name: string;
  /** The person may change this value here. */
  readonly isChangeable: boolean;
}

function Value({ page: { entity }, record, name }: Props) {
  const { t } = useTranslation("records");
  const field = fieldOf(entity, name);
  const { Cell, Detail = Cell } = fieldKinds[field.kind];
  const value = record[name];
  const isEmpty = (value === null || value === "") && field.kind !== "secret";
  if (isEmpty) return <span className={classes.none}>{t("noValue")}</span>;
  const detail = <Detail value={value} name={name} field={field} entity={entity} record={record} />;
  return field.language ? (
    <div lang={field.language} className={classes.written ?? ""}>
      {detail}
    </div>
  ) : (
    detail
  );
}

/** One value of a record, with a pencil where it can be changed in its place. */
export function DetailValue(props: Props) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { page, record, name, isChangeable } = props;
  if (!isChangeable) return <Value {...props} />;
  const close = () => {
    setEditing(false);
    pencil.current?.focus();
  };
  const value = (
    <span className={classes.value}>
      <Value {...props} />
    </span>
  );
  return (
    <span className={classes.changeable}>
      {isEditing ? (
        <InlineEditor entity={page.entity} record={record} name={name} onClose={close}>
          {value}
        </InlineEditor>
      ) : (
        value
      )}
      <ActionIcon
        ref={pencil}
        variant="subtle"
        color="gray"
        size="sm"
        className={classes.pencil ?? ""}
        aria-label={t("changeField", { field: text(fieldOf(page.entity, name).label) })}
        onClick={() => setEditing(true)}
      >
        <IconPencil size={14} aria-hidden />
      </ActionIcon>
    </span>
  );
}
